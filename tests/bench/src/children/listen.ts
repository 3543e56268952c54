import { once } from 'node:events'
import type { Server } from 'node:http'

/** Listens on a port of loopback, any free one by default; returns the origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return `http://localhost:${address.port}`
}
