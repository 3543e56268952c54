import { type Answer, answerIn, type Json, toResponse } from '../../operation/answer.ts'

/** What an exchange comes to: an operation's answer as it is, or a response that somebody else made. */
export type Reply = Answer | Response

/** By its method `json`: naming `Response` loads all of fetch, which a start has no time for. */
export function isResponse(reply: Reply): reply is Response {
  return typeof reply.json === 'function'
}

export function asResponse(reply: Reply): Response {
  return isResponse(reply) ? reply : toResponse(reply)
}

/** The JSON of a reply; undefined where only its stream has it. */
export function jsonOf(reply: Reply): Json | undefined {
  return isResponse(reply) ? answerIn(reply)?.json : reply.json
}

export function headerOf(reply: Reply, name: string): string | null {
  return isResponse(reply) ? reply.headers.get(name) : (reply.headers[name] ?? null)
}

export function headersOf(reply: Reply): Readonly<Record<string, string>> {
  return isResponse(reply) ? Object.fromEntries(reply.headers) : reply.headers
}

/** The reply with one more header. */
export function withHeader(reply: Reply, name: string, value: string): Reply {
  if (!isResponse(reply)) return { ...reply, headers: { ...reply.headers, [name]: value } }
  reply.headers.set(name, value)
  return reply
}

const decoder = new TextDecoder()

export function textOf(json: Json): string {
  return typeof json === 'string' ? json : decoder.decode(json)
}
