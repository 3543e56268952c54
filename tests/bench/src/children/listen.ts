import { once } from 'node:events'
import type { Server } from 'node:http'

/** Listens on any free port of loopback; returns the origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return `http://localhost:${address.port}`
}
