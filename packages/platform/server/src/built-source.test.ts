import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtSource, isFile } from './built-source.ts'
import { listen } from './listen.ts'

/** A build that has one file of each kind. */
const root = await mkdtemp(path.join(tmpdir(), 'jeoul-'))
const files = {
  'client/.vite/manifest.json': '{}',
  'client/.vite/early.js': '',
  'client/assets/list-1a2b.js': 'list()',
  'client/manifest.webmanifest': '{}',
  'client/sw.js': 'keep()',
  'client/sw-off.js': 'leave()',
  'server/entry-server.js': 'export const renderPage = null',
}
for (const [name, text] of Object.entries(files)) {
  const file = path.join(root, 'dist', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
const { answerFile } = await builtSource(root, { keepsPages: false })
const server = createServer((request, response) =>
  answerFile(request, response, () => response.end('a page')),
)
const port = await listen(server, 0)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(root, { recursive: true })
})

test.each([
  ['/assets/list-1a2b.js', 'list()', 'public, max-age=31536000, immutable'],
  ['/manifest.webmanifest', '{}', 'max-age=3600'],
  ['/sw.js', 'leave()', 'no-cache'],
  ['/list/1', 'a page', null],
])('%s is answered with %s, and kept as long as %s says', async (address, text, rule) => {
  const response = await fetch(`http://127.0.0.1:${port}${address}`)
  expect(await response.text()).toBe(text)
  expect(response.headers.get('Cache-Control')).toBe(rule)
})

test.each<[string | undefined, boolean]>([
  ['/assets/list-1a2b.js', true],
  ['/assets/list-1a2b.js?v=1', true],
  ['/favicon.svg', true],
  ['/icons/maskable-192.png', true],
  ['/manifest.webmanifest', true],
  ['/sw.js', true],
  ['/sw-off.js', false],
  ['/assets/', false],
  ['/assets/../.vite/manifest.json', false],
  ['/assets/%2e%2e/.vite/manifest.json', false],
  ['/assets/\\..\\..\\server.ts', false],
  ['//assets/x.js', false],
  ['/favicon.svg.map', false],
  ['/list/1', false],
  [undefined, false],
])('%s is a file: %s', (address, is) => {
  expect(isFile(address)).toBe(is)
})
