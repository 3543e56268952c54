import { type Answer, answerIn, type Json, toResponse } from '../../handlers/answer.ts'

/** What an exchange comes to: an operation's answer as it is, or a response that somebody else made. */
export type Reply = Answer | Response

export function asResponse(reply: Reply): Response {
  return reply instanceof Response ? reply : toResponse(reply)
}

/** The JSON of a reply; undefined where only its stream has it. */
export function jsonOf(reply: Reply): Json | undefined {
  return reply instanceof Response ? answerIn(reply)?.json : reply.json
}

export function headerOf({ headers }: Reply, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name)
  return headers[name] ?? null
}

export function headersOf({ headers }: Reply): Readonly<Record<string, string>> {
  return headers instanceof Headers ? Object.fromEntries(headers) : headers
}

/** The reply with one more header. */
export function withHeader(reply: Reply, name: string, value: string): Reply {
  if (!(reply instanceof Response)) return { ...reply, headers: { ...reply.headers, [name]: value } }
  reply.headers.set(name, value)
  return reply
}

const decoder = new TextDecoder()

export function textOf(json: Json): string {
  return typeof json === 'string' ? json : decoder.decode(json)
}
