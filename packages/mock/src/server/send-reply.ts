import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Reply } from './pipeline/reply.ts'

/**
 * Sends what an exchange came to. JSON goes to the connection as it was written, past the streams of a response: that
 * would take longer than all the rest of an answer.
 */
export function sendReply(
  { incoming, outgoing }: HttpBindings,
  reply: Reply,
  headers: Readonly<Record<string, string>>,
): Response {
  if (reply instanceof Response) {
    if (reply.type === 'error') {
      // A connection that ends without an answer.
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
    for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value)
    return reply
  }
  outgoing.writeHead(reply.status, {
    ...reply.headers,
    ...headers,
    'Content-Length': Buffer.byteLength(reply.json),
  })
  outgoing.end(reply.json)
  return RESPONSE_ALREADY_SENT
}
