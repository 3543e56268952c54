import { createServer } from 'node:http'
import { freePorts } from './free-ports.ts'

/** A host that closes the connection in the middle of a request. */
export async function openBreakingHost() {
  const [port = 0] = await freePorts(1)
  let received = 0
  const server = createServer(request => {
    const half = Number(request.headers['content-length']) / 2
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received >= half) request.socket.resetAndDestroy()
    })
    // The end that it makes itself.
    request.on('error', () => {})
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    /** Bytes that arrived. */
    received: () => received,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
