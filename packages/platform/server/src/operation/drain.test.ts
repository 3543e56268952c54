import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../listen.ts'
import { drain } from './drain.ts'

/** A server that answers when it is told to. */
async function setUp() {
  const requested = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const server = createServer(async (_, response) => {
    requested.resolve()
    await go.promise
    response.end('whole')
  })
  const port = await listen(server, 0)
  return {
    server,
    requested: requested.promise,
    finish: go.resolve,
    ask: () => fetch(`http://127.0.0.1:${port}`),
  }
}

test('open requests are answered, and new ones are refused', async () => {
  const { server, requested, finish, ask } = await setUp()
  const answer = ask()
  await requested
  const drained = drain(server, 10_000)
  await expect(ask()).rejects.toThrow()
  finish()
  expect(await (await answer).text()).toBe('whole')
  await drained
  expect(server.listening).toBe(false)
})

test('requests that take too long are cut off', async () => {
  const { server, requested, ask } = await setUp()
  const answer = ask()
  const outcome = answer.then(
    () => 'answered',
    () => 'cut',
  )
  await requested
  await drain(server, 0)
  expect(await outcome).toBe('cut')
})
