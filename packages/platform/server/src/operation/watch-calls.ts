import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** How a call to a host ended. A refusal counts as an answer. */
type CallOutcome = 'answered' | 'failed' | 'late' | 'lost'

interface WatchOptions {
  readonly log: Log
  readonly metrics?: Metrics | undefined
  /** Fields of every entry: the request's id and the page's path. */
  readonly about: Readonly<Record<string, unknown>>
  /** Aborted when the visitor hangs up, so that the call is not counted as late. */
  readonly gone?: AbortSignal | null
  readonly send?: (request: Request) => Promise<Response>
}

/**
 * Creates a `fetch` that counts calls to the hosts, and logs those that fail by host, operation, status and
 * milliseconds. Queries and headers are not logged, since they contain what shoppers typed, and the token.
 */
export function watchCalls({ log, metrics, about, gone = null, send = fetch }: WatchOptions) {
  return async (request: Request): Promise<Response> => {
    const { host, pathname } = new URL(request.url)
    const began = performance.now()
    const ended = (outcome: CallOutcome, more: object) => {
      metrics?.called.inc({ host, outcome })
      if (outcome === 'answered') return
      const ms = Math.round(performance.now() - began)
      log.warn(
        { ...about, host, operation: `${request.method} ${pathname}`, ms, ...more },
        `a call ${outcomeWords[outcome]}`,
      )
    }
    try {
      const response = await send(request)
      ended(isAnswer(response, request) ? 'answered' : 'failed', { status: response.status })
      return response
    } catch (error) {
      if (gone?.aborted) throw error
      const { name, cause } = error instanceof Error ? error : new Error(String(error))
      const reason = cause instanceof Error && 'code' in cause ? cause.code : name
      ended(request.signal.aborted ? 'late' : 'lost', { reason })
      throw error
    }
  }
}

/** Statuses by which an API answers: that something is there, or not, or that a request is none. */
const answers = [400, 404, 410]

/** Only to a call with a token is 401 an answer: that the login has ended. */
function isAnswer({ status }: Response, { headers }: Request): boolean {
  return status < 400 || answers.includes(status) || (status === 401 && headers.has('Authorization'))
}

const outcomeWords = { failed: 'failed', late: 'was given up', lost: 'did not reach the host' }
