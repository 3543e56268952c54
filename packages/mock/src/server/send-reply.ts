import type { ServerResponse } from 'node:http'
import { headersOf, isResponse, type Reply } from './pipeline/reply.ts'

/**
 * Sends a reply. JSON is written to the connection directly, because the streams of a response would take
 * longer than the rest of the answer.
 * @param headers of every answer
 */
export async function sendReply(
  outgoing: ServerResponse,
  reply: Reply,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (isResponse(reply) && reply.type === 'error') {
    // Closes the connection without an answer.
    outgoing.destroy()
    return
  }
  const body = isResponse(reply) ? new Uint8Array(await reply.arrayBuffer()) : reply.json
  const length = { 'Content-Length': Buffer.byteLength(body) }
  outgoing.writeHead(reply.status, { ...headersOf(reply), ...headers, ...length }).end(body)
}
