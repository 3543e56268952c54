import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Handle = (request: Request) => Promise<Response>

export interface RunningHost {
  /** Origin without a trailing slash. */
  readonly url: string
  close(): void
}

/** Thrown by a handler that closes the connection without an answer. */
export class LostConnection extends Error {}

/** A server on a free port of this machine, with the given handler. */
export async function startHost(handle: Handle): Promise<RunningHost> {
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const body = await buffer(incoming)
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ...(body.length > 0 && { body }),
    })
    const response = await handle(request).catch(error => {
      if (error instanceof LostConnection) return undefined
      throw error
    })
    if (!response) return void incoming.socket.destroy()
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(new Uint8Array(await response.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
