import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { HostError, listenForBoth, listenOnLoopback, PortInUseError } from './listen.ts'

/** Sends a request and resolves when the server has received it, which is when it asks for the body. */
function sendRequest(port: number) {
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { Expect: '100-continue' } })
  sent.flushHeaders()
  const answered = once(sent, 'response').then(([response]) => text(response))
  return { arrived: once(sent, 'continue').then(() => sent.end()), answered }
}

test('regression: a request that arrived before the mock was ready was never answered', async () => {
  const { port, serve, close } = await listenOnLoopback(0)
  const early = sendRequest(port)
  await early.arrived
  serve((_, outgoing) => outgoing.end('here'))
  expect(await early.answered).toBe('here')
  expect(await sendRequest(port).answered).toBe('here')
  await close()
})

test('a port that is in use is an error, and leaves nothing open', async () => {
  const taken = createServer()
  const port = await new Promise<number>(resolve => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  await expect(listenOnLoopback(port)).rejects.toThrow(new PortInUseError(port))
  taken.close()
})

test('an address of another machine is an error, and leaves nothing open', async () => {
  // Reserved for documentation (RFC 5737), so no machine has it.
  const { port, close } = await listenOnLoopback(0)
  await close()
  await expect(listenForBoth(port, 0, '192.0.2.1')).rejects.toThrow(
    new HostError('192.0.2.1 is no address of this machine'),
  )
  await (await listenOnLoopback(port)).close()
})
