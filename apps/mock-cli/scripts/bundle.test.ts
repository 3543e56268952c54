import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bundle } from './bundle.ts'

const ofPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The packed command, in a folder without `node_modules`. */
const folder = await mkdtemp(join(tmpdir(), 'jeoul-pack-'))
beforeAll(async () => {
  await bundle(join(folder, 'dist'))
  for (const path of ['bin', 'package.json', 'index.d.ts', 'index.mjs', 'README.md'])
    await cp(ofPackage(path), join(folder, path), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

test('"one file of code" with its licences, which imports nothing but Node', async () => {
  const files = await readdir(join(folder, 'dist'))
  expect(files.toSorted()).toEqual(['LICENSE', 'jeoul-mock.mjs', 'licenses.md', 'mock'])
  const bundled = await readFile(join(folder, 'dist/jeoul-mock.mjs'), 'utf8')
  const imported = [...bundled.matchAll(/^(?:import|export) (?:.* from )?"(?<name>.+)";$/gm)]
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.map(({ groups }) => groups?.name).filter(name => !name?.startsWith('node:'))).toEqual([])
  expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies')
})

test('regression: the manual in the package had links that led out of it', async () => {
  const manual = await readFile(join(folder, 'README.md'), 'utf8')
  const targets = [...manual.matchAll(/\]\(([^)#]*)|^\[[^\]]+\]: *([^ #]*)/gm)].map(
    ([, inline, below]) => inline ?? below ?? '',
  )
  const packed = await readdir(folder, { recursive: true })
  const isLost = (target: string) => !/^(?:[a-z]+:|$)/.test(target) && !packed.includes(normalize(target))
  expect(targets.length).toBeGreaterThan(0)
  expect(targets.filter(isLost)).toEqual([])
})

/** Runs it with some arguments for Node before those for the command. */
function run(nodeArgs: readonly string[], ...args: readonly string[]) {
  const child = spawn(process.execPath, [...nodeArgs, join(folder, 'bin/jeoul-mock.mjs'), ...args], {
    cwd: folder,
  })
  return { child, closed: once(child, 'close') }
}

test('"runs by itself", with its pictures, its inspector and its reference', async () => {
  const { child, closed } = run([], 'serve', '--items', '60', '--port-main', '0', '--port-second', '0')
  const [printed] = await once(child.stdout, 'data')
  const [url] = /http:\/\/localhost:\d+/.exec(String(printed)) ?? []
  const paths = [
    'front/v3/item/cate/1',
    'pictures/turntable.webm',
    '__mock/',
    '__mock/inspector/main.js',
    '__mock/docs/redoc.js',
  ]
  const answers = await Promise.all(paths.map(path => fetch(`${url}/${path}`)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  child.kill('SIGTERM')
  expect(await closed).toEqual([0, null])
})

test.each([
  [[asNode('22.9.0')], ['serve'], 1, 'jeoul-mock needs Node 22.11 or later, and this is 22.9.0'],
  [[], ['contract', 'lint'], 3, 'documents are linted, compared and released in the repository, .+'],
])('%j %j ends with %i and one line', async (nodeArgs, args, code, line) => {
  const { child, closed } = run(nodeArgs, ...args)
  expect(await text(child.stderr)).toMatch(new RegExp(`^error: ${line}\\n$`))
  expect(await closed).toEqual([code, null])
})

test('regression: the import was a syntax error in an older Node', async () => {
  const child = spawn(process.execPath, [asNode('20.19.0'), join(folder, 'index.mjs')])
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect([code, printed]).toEqual([1, expect.stringContaining('Error: jeoul-mock needs Node 22.11 or later')])
})

const teamTest = `
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startMock } from '@jeoul/mock-cli'

test('a list', async () => {
  const mock = await startMock({ items: 60 })
  const list = mock.mainUrl + '/front/v3/item/cate/1'
  assert.equal((await fetch(list)).status, 200)
  await mock.play(['failing'])
  assert.equal((await fetch(list)).status, 500)
  await mock.reset()
  await mock.fault({ getCategoryTree: { status: 503, when: { call: 2 } } })
  assert.equal((await fetch(list)).status, 200)
  assert.equal((await fetch(list)).status, 503)
  assert.deepEqual((await mock.requests()).map(({ applied }) => applied), [[], ['failing'], [], ['fault']])
  await assert.rejects(mock.play(['slwo']), /no scenario is called "slwo"/)
  await mock.close()
  const books = await startMock({ openapi: ['books.json'] })
  assert.deepEqual(await (await fetch(books.mainUrl + '/books')).json(), ['a'])
  await books.close()
  await assert.rejects(startMock({ latency: 'much' }), /^TypeError: latency: Expected milliseconds/)
  await assert.rejects(startMock({ items: -5 }), /^TypeError: items: expected a whole number from 1 to 1000000, not -5$/)
  await assert.rejects(startMock({ scenarios: ['slwo'] }), /^TypeError: scenarios: no scenario is called "slwo"/)
})
`

test('"import { startMock }" works in the tests of another team, with types', async () => {
  const team = await mkdtemp(join(tmpdir(), 'jeoul-team-'))
  onTestFinished(() => rm(team, { recursive: true }))
  await mkdir(join(team, 'node_modules/@jeoul'), { recursive: true })
  await symlink(folder, join(team, 'node_modules/@jeoul/mock-cli'))
  await writeFile(join(team, 'team.test.mjs'), teamTest)
  const content = {
    'application/json': { schema: { type: 'array', minItems: 1, maxItems: 1, items: { const: 'a' } } },
  }
  const paths = { '/books': { get: { responses: { 200: { description: 'Books.', content } } } } }
  await writeFile(join(team, 'books.json'), JSON.stringify({ openapi: '3.1.0', paths }))
  await writeFile(
    join(team, 'team.mts'),
    "import { startMock } from '@jeoul/mock-cli'\nexport const url: string = (await startMock({ seed: 2 })).mainUrl\n",
  )
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', '']
  for (const args of [['--test'], [tsc, ...options, join(team, 'team.mts')]]) {
    const child = spawn(process.execPath, args, { cwd: team })
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
    expect([code, printed]).toEqual([0, expect.any(String)])
  }
})

/** Makes a process believe that it is another version of Node. */
function asNode(version: string): string {
  return `--import=data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})`
}
