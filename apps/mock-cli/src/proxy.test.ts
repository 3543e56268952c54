import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../bin/jeoul-mock.mjs', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'jeoul-proxy-'))
/** A host whose answers all lack required fields. */
const host = createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end('{"success":true,"message":"success"}')
})
host.listen(0, '127.0.0.1')
await once(host, 'listening')
const address = host.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
afterAll(async () => {
  host.close()
  await rm(folder, { recursive: true })
})

function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [main, 'proxy', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([once(child, 'close'), text(child.stderr)])
  return { child, outcome: ended.then(([[code], errors]) => ({ code, errors })) }
}

test('reports each deviation at once, and all of them at the end', async () => {
  const report = join(folder, 'report.json')
  const hosts = ['--main', url, '--second', url, '--port-main', '0', '--port-second', '0']
  const site = 'http://localhost:8080'
  const { child, outcome } = run(...hosts, '--strict', '--report', report, '--origin', site)
  const [printed] = await once(child.stdout, 'data')
  const [proxied] = /http:\/\/localhost:\d+/.exec(String(printed)) ?? []
  const answer = await fetch(`${proxied}/front/v3/item/cate/1`, { headers: { Origin: site } })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(site)
  expect(await answer.json()).toEqual({ success: true, message: 'success' })
  child.kill('SIGINT')
  expect(await outcome).toEqual({
    code: 1,
    errors: expect.stringContaining('getCategoryTree response 200  body.result: is required'),
  })
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
    exchanges: 1,
    deviations: [{ operationId: 'getCategoryTree', place: 'body.result' }],
  })
})

test.each([
  [['--main', 'shop'], 2, /^error: .*Expected a URL/],
  [['--main', url], 2, /^error: either .--main <url>. and .--second <url>. or .--replay <file>. is required/],
  [['--openapi', 'a.yaml', '--main', url, '--second', url], 2, /^error: option '--second <url>' requires a/],
  [
    ['--openapi', join(folder, 'none.yaml'), '--main', url],
    3,
    /^error: .*none\.yaml: can't be read \(ENOENT/,
  ],
  [['--replay', 'a.jsonl', '--main', url], 2, /^error: option '--replay <file>' cannot be used with/],
  [['--replay', join(folder, 'none.jsonl')], 3, /^error: .*none\.jsonl: can't be read \(ENOENT\)\n$/],
])('%j ends with %i and one line', async (args, code, errors) => {
  expect(await run(...args).outcome).toEqual({ code, errors: expect.stringMatching(errors) })
})

test.each([
  ['--report', 'a report of the proxy'],
  ['--record', 'a recording'],
])('regression: %s overwrote any file', async (option, kind) => {
  const file = join(folder, `letter${option}.txt`)
  await writeFile(file, 'Dear')
  const { outcome } = run(
    '--main',
    url,
    '--second',
    url,
    '--port-main',
    '0',
    '--port-second',
    '0',
    option,
    file,
  )
  const errors = `error: ${file}: already exists and is not ${kind}, so it was left as it is\n`
  expect(await outcome).toEqual({ code: 3, errors })
  expect(await readFile(file, 'utf8')).toBe('Dear')
})
