import type { ServerResponse } from 'node:http'
import { headersOf, isResponse, type Reply } from './pipeline/reply.ts'

/**
 * Sends what an exchange came to. JSON goes to the connection as it was written, past the streams of a response: that
 * would take longer than all the rest of an answer.
 * @param headers of every answer
 */
export async function sendReply(
  outgoing: ServerResponse,
  reply: Reply,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (isResponse(reply) && reply.type === 'error') {
    // A connection that ends without an answer.
    outgoing.destroy()
    return
  }
  const body = isResponse(reply) ? new Uint8Array(await reply.arrayBuffer()) : reply.json
  const length = { 'Content-Length': Buffer.byteLength(body) }
  outgoing.writeHead(reply.status, { ...headersOf(reply), ...headers, ...length }).end(body)
}
