import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { fetchAnswer } from './create-client.ts'

/** A host that closes the connection of its first requests without an answer. */
async function startHost(closes: number) {
  let requests = 0
  const server = createServer((request, response) => {
    if (requests++ < closes) request.socket.destroy()
    else response.end('here')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  return { url: `http://127.0.0.1:${port}/`, requests: () => requests, close: () => server.close() }
}

test.each([
  [0, false, 1],
  [0, true, 1],
  [1, true, 2],
])(
  'a host that closes %i connections, after a pause: %s, gets %i requests',
  async (closes, isAfterPause, times) => {
    const host = await startHost(closes)
    expect(await (await fetchAnswer(host.url, {}, 5000, isAfterPause)).text()).toBe('here')
    expect(host.requests()).toBe(times)
    host.close()
  },
)

test.each([
  [false, 1],
  [true, 2],
])(
  'a host that always closes gives no answer, after a pause: %s, and gets %i requests',
  async (isAfterPause, times) => {
    const host = await startHost(9)
    await expect(fetchAnswer(host.url, {}, 5000, isAfterPause)).rejects.toThrow()
    expect(host.requests()).toBe(times)
    host.close()
  },
)
