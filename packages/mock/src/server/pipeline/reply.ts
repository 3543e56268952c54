import { type Answer, answerIn, type Json, toResponse } from '../../operation/answer.ts'

/** The result of an exchange: an operation's answer, or a response from elsewhere. */
export type Reply = Answer | Response

/**
 * Tested by its method `json`, because referring to `Response` would load all of fetch and slow down the
 * start.
 */
export function isResponse(reply: Reply): reply is Response {
  return typeof reply.json === 'function'
}

export function asResponse(reply: Reply): Response {
  return isResponse(reply) ? reply : toResponse(reply)
}

/** The JSON of a reply; undefined if only its stream has it. */
export function jsonOf(reply: Reply): Json | undefined {
  return isResponse(reply) ? answerIn(reply)?.json : reply.json
}

export function headerOf(reply: Reply, name: string): string | null {
  return isResponse(reply) ? reply.headers.get(name) : (reply.headers[name] ?? null)
}

export function headersOf(reply: Reply): Readonly<Record<string, string>> {
  return isResponse(reply) ? Object.fromEntries(reply.headers) : reply.headers
}

/** The reply with another header. */
export function withHeader(reply: Reply, name: string, value: string): Reply {
  if (!isResponse(reply)) return { ...reply, headers: { ...reply.headers, [name]: value } }
  reply.headers.set(name, value)
  return reply
}

const decoder = new TextDecoder()

export function textOf(json: Json): string {
  return typeof json === 'string' ? json : decoder.decode(json)
}
