import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function run(...args: readonly string[]): ChildProcess & { readonly outcome: Promise<unknown> } {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const outcome = Promise.all([once(child, 'close'), text(child.stderr)])
  return Object.assign(child, { outcome: outcome.then(([[code], errors]) => ({ code, errors })) })
}

test('serves both APIs until it is told to end', async () => {
  const child = run('serve', '--items', '60', '--port-main', '0', '--port-second', '0')
  const [printed] = await once(child.stdout ?? child, 'data')
  const [mainUrl, secondUrl] = String(printed).match(/http:\/\/localhost:\d+/g) ?? []
  const tree = await fetch(`${mainUrl}/front/v3/item/cate/1`)
  const member = await fetch(`${secondUrl}/api/v1/member/info`)
  expect([tree.status, member.status]).toEqual([200, 401])
  child.kill('SIGINT')
  expect(await child.outcome).toEqual({ code: 0, errors: '' })
})

test('tells in one line that a port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? address?.port : address
  const child = run('serve', '--items', '60', '--port-main', `${port}`, '--port-second', '0')
  expect(await child.outcome).toEqual({ code: 1, errors: `error: port ${port} is already in use\n` })
  taken.close()
})

test.each([
  [['serve', '--itmes', '3'], /^error: unknown option '--itmes' \(Did you mean --items\?\)\n$/],
  [
    ['serve', '--items', 'ten'],
    /^error: option '--items <number>' argument 'ten' is invalid\. Expected .+\n$/,
  ],
  [['serve', '--only-catalog'], /^error: option '--only-catalog' needs '--catalog <file>'\n$/],
])('answers %j with one line and exit code 2', async (args, line) => {
  const outcome = await run(...args).outcome
  expect(outcome).toEqual({ code: 2, errors: expect.stringMatching(line) })
})
