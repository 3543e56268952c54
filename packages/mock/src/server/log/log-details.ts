import { fieldsOf } from '@jeoul/contract'
import { writtenAnswer } from '../../handlers/written-answer.ts'
import { textOf } from '../pipeline/check-response.ts'
import type { Outcome } from '../pipeline/outcome.ts'
import type { LogEntry } from './log-entry.ts'

type Headers = Readonly<Record<string, string>>

interface Message {
  readonly headers: Headers
  /** JSON as text, a form's fields as JSON; null for none, or for one that is not kept. */
  readonly body: string | null
}

/** A request with all that was said. */
export interface LogDetails extends LogEntry {
  readonly request: Message
  readonly response: Message
}

export function logDetails(entry: LogEntry, { request, sent, response }: Outcome): LogDetails {
  const answer = writtenAnswer(response)
  return {
    ...entry,
    request: { headers: Object.fromEntries(request.headers), body: bodyText(sent.body) },
    response: {
      headers: Object.fromEntries(response.headers),
      body: answer ? textOf(answer.json) : null,
    },
  }
}

function bodyText(body: unknown): string | null {
  if (body === undefined) return null
  return JSON.stringify(body instanceof FormData ? fieldsOf(body) : body)
}
