import { fieldsOf } from '@jeoul/contract/documents'
import type { Outcome } from '../pipeline/outcome.ts'
import { headersOf, jsonOf, textOf } from '../pipeline/reply.ts'
import type { LogEntry } from './log-entry.ts'

type Headers = Readonly<Record<string, string>>

interface Message {
  readonly headers: Headers
  /** JSON as text, a form's fields as JSON; null if there was none, or it is no longer kept. */
  readonly body: string | null
}

/** A log entry with headers and bodies. */
export interface LogDetails extends LogEntry {
  readonly request: Message
  readonly response: Message
}

export function logDetails(entry: LogEntry, { request, sent, reply }: Outcome): LogDetails {
  const json = jsonOf(reply)
  return {
    ...entry,
    request: { headers: Object.fromEntries(request.headers), body: bodyText(sent.body) },
    response: { headers: headersOf(reply), body: json === undefined ? null : textOf(json) },
  }
}

function bodyText(body: unknown): string | null {
  if (body === undefined) return null
  return JSON.stringify(body instanceof FormData ? fieldsOf(body) : body)
}
