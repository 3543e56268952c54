import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../bin/jeoul-mock.mjs', import.meta.url))

function run(...args: readonly string[]): ChildProcess & { readonly outcome: Promise<unknown> } {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const outcome = Promise.all([once(child, 'close'), text(child.stderr)])
  return Object.assign(child, { outcome: outcome.then(([[code], errors]) => ({ code, errors })) })
}

const folder = await mkdtemp(join(tmpdir(), 'jeoul-cli-'))
afterAll(() => rm(folder, { recursive: true }))

/** Starts a mock with few items in a process of its own, and waits until it answers. */
async function serve(...args: readonly string[]) {
  const child = run('serve', '--items', '60', '--port-main', '0', '--port-second', '0', ...args)
  const [printed] = await once(child.stdout ?? child, 'data')
  const [mainUrl = '', secondUrl = ''] = String(printed).match(/http:\/\/localhost:\d+/g) ?? []
  return { child, mainUrl, secondUrl }
}

test('prints its version', async () => {
  const child = run('--version')
  expect(await text(child.stdout ?? Readable.from([]))).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(await child.outcome).toEqual({ code: 0, errors: '' })
})

test('serves both APIs until it is stopped', async () => {
  const { child, mainUrl, secondUrl } = await serve()
  const tree = await fetch(`${mainUrl}/front/v3/item/cate/1`)
  const member = await fetch(`${secondUrl}/api/v1/member/info`)
  expect([tree.status, member.status]).toEqual([200, 401])
  child.kill('SIGINT')
  expect(await child.outcome).toEqual({ code: 0, errors: '' })
})

test('stores writes in a file, so that killing it loses nothing', async () => {
  const file = join(folder, 'state.json')
  const headers = { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' }
  const first = await serve('--state', file, '--clock', '2026-09-01T10:00:00+09:00')
  const groups = (secondUrl: string) => `${secondUrl}/desktop/v1/shopping/wish`
  await fetch(groups(first.secondUrl), { method: 'POST', headers, body: '{"name":"선물"}' })
  first.child.kill('SIGKILL')
  await first.child.outcome

  const second = await serve('--state', file)
  const answer = await fetch(groups(second.secondUrl), { headers })
  expect(await answer.json()).toMatchObject({ result: [{ name: '선물' }] })
  second.child.kill('SIGTERM')
  expect(await second.child.outcome).toEqual({ code: 0, errors: '' })
})

test('regression: a write was answered and lost when the mock was killed at any moment', async () => {
  const file = join(folder, 'killed.json')
  const headers = { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' }
  const answered: string[] = []
  for (const enough of [1, 7, 40]) {
    const { child, secondUrl } = await serve('--state', file)
    const before = answered.length
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; ; count++) {
        const name = `${enough}.${writer}.${count}`
        const init = { method: 'POST', headers, body: JSON.stringify({ name }) }
        const answer = await fetch(`${secondUrl}/desktop/v1/shopping/wish`, init).catch(() => undefined)
        if (answer?.status !== 200) return
        answered.push(name)
        // Other writes are in progress at that moment.
        if (answered.length - before >= enough) child.kill('SIGKILL')
      }
    }
    await Promise.all([1, 2, 3, 4].map(write))
    await child.outcome
    const kept = await readFile(file, 'utf8')
    expect(answered.filter(name => !kept.includes(`"${name}"`))).toEqual([])
  }
})

test('serves an imported catalogue with the generated items, or alone', async () => {
  const [rows, file] = ['rows.csv', 'rows.catalog.json'].map(name => join(folder, name))
  await writeFile(rows ?? '', 'name,price,category\n저울 하나,1000,저울\n저울 둘,2000,저울\n')
  const imported = run('import', rows ?? '', '--out', file ?? '')
  expect(await imported.outcome).toMatchObject({ code: 0 })
  const totalOf = async (...args: readonly string[]) => {
    const { child, mainUrl } = await serve('--catalog', file ?? '', ...args)
    const answer = await fetch(`${mainUrl}/front/v3/items`)
    child.kill('SIGTERM')
    await child.outcome
    return (await answer.json()).result.total
  }
  expect(await totalOf()).toBe(62)
  expect(await totalOf('--only-catalog')).toBe(2)
})

test('takes paths from the folder in which the script was started', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'mock', INIT_CWD: folder }
  await writeFile(join(folder, 'here.csv'), 'name,price\n저울,1000\n')
  const args = [main, 'import', 'here.csv', '--json', '--out', 'here.catalog.json']
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  expect(JSON.parse(await text(child.stdout))).toMatchObject({ imported: 1, out: 'here.catalog.json' })
  expect(await readFile(join(folder, 'here.catalog.json'), 'utf8')).toContain('저울')
})

test('serves the documents of others, and reports in one line what it can’t serve', async () => {
  const document = join(folder, 'library.json')
  const paths = {
    '/books': { get: { responses: { 200: { content: { 'application/json': { example: [1] } } } } } },
  }
  await writeFile(document, JSON.stringify({ openapi: '3.1.0', paths }))
  const child = run('serve', '--openapi', document, '--port-main', '0')
  const [printed] = await once(child.stdout ?? child, 'data')
  const [url = ''] = String(printed).match(/http:\/\/localhost:\d+/) ?? []
  expect(await (await fetch(`${url}/books`)).json()).toEqual([1])
  child.kill('SIGINT')
  expect(await child.outcome).toEqual({ code: 0, errors: '' })

  const errorsOf = async (...args: readonly string[]) => run('serve', '--openapi', ...args).outcome
  expect(await errorsOf(join(folder, 'none.yaml'))).toEqual({
    code: 1,
    errors: expect.stringMatching(/^error: .+none\.yaml: can't be read \(.+\)\n$/),
  })
  expect(await errorsOf(document, '--scenario', 'sold-out', '--port-main', '0')).toEqual({
    code: 1,
    errors: expect.stringMatching(/^error: sold-out can't be played by .+\n$/),
  })
})

test('prints every request when asked to', async () => {
  const { child, mainUrl } = await serve('--log')
  const printed = text(child.stdout ?? Readable.from([]))
  await fetch(`${mainUrl}/front/v3/item/cate/1`)
  child.kill('SIGTERM')
  expect(await printed).toMatch(
    / {2}200 {2}GET {4}main {3}\/front\/v3\/item\/cate\/1 {2}[\d.]+ ms {2}getCategoryTree\n/,
  )
  await child.outcome
})

test('reports a damaged state file in one line', async () => {
  const file = join(folder, 'broken.json')
  await writeFile(file, '{"a":\n')
  const child = run('serve', '--items', '60', '--port-main', '0', '--port-second', '0', '--state', file)
  const errors = `error: ${file}: holds no state of the mock: not JSON\n`
  expect(await child.outcome).toEqual({ code: 1, errors })
})

test('prints a summary of the calls at the end', async () => {
  const file = join(folder, 'coverage.json')
  const { child, mainUrl } = await serve('--coverage', file)
  await fetch(`${mainUrl}/front/v3/item/cate/1`)
  const printed = text(child.stdout ?? Readable.from([]))
  child.kill('SIGTERM')
  expect(await child.outcome).toEqual({ code: 0, errors: '' })
  expect(await printed).toMatch(/^1 of \d+ operations were called, .+\n {2}getCategoryTree {2}200 × 1\n$/)
  expect(JSON.parse(await readFile(file, 'utf8')).getCategoryTree.statuses[200]).toBe(1)
})

test('reports in one line that a port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? address?.port : address
  const child = run('serve', '--items', '60', '--port-main', `${port}`, '--port-second', '0')
  expect(await child.outcome).toEqual({
    code: 1,
    errors: `error: port ${port} is already in use; choose others with --port-main and --port-second\n`,
  })
  taken.close()
})

test.each([
  [['serve', '--itmes', '3'], /^error: unknown option '--itmes' \(Did you mean --items\?\)\n$/],
  [
    ['serve', '--items', 'ten'],
    /^error: option '--items <number>' argument 'ten' is invalid\. Expected .+\n$/,
  ],
  [
    ['serve', '--clock', 'noon'],
    /^error: option '--clock <time>' argument 'noon' is invalid\. Expected .+\n$/,
  ],
  [
    ['serve', '--scenario', 'slow,sold'],
    /^error: option '--scenario <names>' .+ no scenario is called "sold"; did you mean sold-out\?\.\n$/,
  ],
  [['snapshot', 'save'], /^error: missing required argument 'name'\n$/],
  [
    ['snapshot', 'list', '--url', 'x'],
    /^error: option '--url <url>' argument 'x' is invalid\. Expected .+\n$/,
  ],
  [
    ['serve', '--openapi', 'a.yaml', '--items', '3'],
    /^error: option '--openapi <file...>' cannot be used with .+\n$/,
  ],
  [['serve', '--sync'], /^error: option '--sync' requires '--state <file>'\n$/],
  [['serve', '--only-catalog'], /^error: option '--only-catalog' requires '--catalog <file>'\n$/],
])('answers %j with one line and exit code 2', async (args, line) => {
  const outcome = await run(...args).outcome
  expect(outcome).toEqual({ code: 2, errors: expect.stringMatching(line) })
})
