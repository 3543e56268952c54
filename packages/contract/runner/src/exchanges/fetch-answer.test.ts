import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { fetchAnswer } from './fetch-answer.ts'

/** A host that closes the connection of its first requests without an answer. */
async function startHost(closes: number) {
  let asked = 0
  const server = createServer((request, response) => {
    if (asked++ < closes) request.socket.destroy()
    else response.end('here')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  return { url: `http://127.0.0.1:${port}/`, asked: () => asked, close: () => server.close() }
}

test.each([
  [0, 1],
  [1, 2],
])('a connection closed %i times is asked %i times', async (closes, times) => {
  const host = await startHost(closes)
  expect(await (await fetchAnswer(host.url, {}, 5000)).text()).toBe('here')
  expect(host.asked()).toBe(times)
  host.close()
})

test('a host that always closes has no answer', async () => {
  const host = await startHost(9)
  await expect(fetchAnswer(host.url, {}, 5000)).rejects.toThrow()
  expect(host.asked()).toBe(2)
  host.close()
})
