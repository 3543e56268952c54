import { type Contract, type Coverage, createCoverageCounter, type Host } from '@jeoul/contract-documents'
import type { Exchange } from './exchange.ts'
import { fetchAnswer } from './fetch-answer.ts'
import type { Caller, PlannedRequest } from './planned-request.ts'
import { sendBody } from './send-body.ts'
import { Violation } from './violation.ts'
import { writeUrl } from './write-url.ts'

/** Tokens by caller. */
export type Tokens = Readonly<Partial<Record<Caller, string>>>

export interface ClientOptions {
  /** Origins without a trailing slash. */
  readonly baseUrls: Readonly<Record<Host, string>>
  readonly tokens: Tokens
  /** Time limit of an answer in milliseconds. */
  readonly timeout: number
}

export interface Client {
  /** @throws Violation if there is no answer in time */
  send(request: PlannedRequest): Promise<Exchange>
  /** How often each operation answered so far, by status. */
  coverage(): Coverage
  /** The number of answers so far. */
  answers(): number
}

export function createClient({ operations }: Contract, { baseUrls, tokens, timeout }: ClientOptions): Client {
  const counter = createCoverageCounter(operations)
  let answers = 0

  return {
    coverage: () => counter.report(),
    answers: () => answers,
    async send(request) {
      const { operation, values, body, caller } = request
      const url = baseUrls[operation.host] + writeUrl(operation, values)
      const { headers, ...init } = sendBody(body)
      const token = tokens[caller]
      const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
      try {
        const whole = { ...init, method: operation.method, headers: { ...Object(headers), ...authorization } }
        const response = await fetchAnswer(url, whole, timeout)
        const text = await response.text()
        counter.add(operation.operationId, response.status)
        answers++
        const contentType = response.headers.get('Content-Type') ?? ''
        return { request, url, status: response.status, contentType, text, body: parseJson(text) }
      } catch (error) {
        const nothing = { request, url, status: 0, contentType: '', text: '', body: undefined }
        throw new Violation('status', whyNoAnswer(error, timeout), nothing)
      }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function whyNoAnswer(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeout} ms`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `no answer (${cause instanceof Error ? cause.message || cause.name : cause})`
}
