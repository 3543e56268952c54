import { type Contract, type Coverage, createCoverageCounter, type Host } from '../../documents/index.ts'
import { type Addition, type Additions, addedHeaders, addedQuery } from './additions.ts'
import type { Exchange, PlannedRequest } from './exchange.ts'
import { HostError, Violation } from './hold.ts'
import { type CredentialReport, createCredentialCounter } from './refused-credentials.ts'
import { sendBody, writeUrl } from './write-request.ts'

export interface ClientOptions {
  /** Origins without a trailing slash. */
  readonly baseUrls: Readonly<Record<Host, string>>
  readonly additions: Additions
  /** Time limit of an answer in milliseconds. */
  readonly timeout: number
  /** Sends requests in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
}

interface Timing {
  /** The durations of all answers, in milliseconds. */
  readonly durations: number[]
  readonly last: Exchange
}

export interface Client {
  /**
   * @throws HostError if the host can't be reached; Violation if there is no answer in time, or the connection is closed
   * without one
   */
  send(request: PlannedRequest): Promise<Exchange>
  /** How often each operation answered so far, by status. */
  coverage(): Coverage
  /** Which credentials the hosts refused so far. */
  credentials(): CredentialReport
  /** The number of answers so far. */
  answers(): number
  /** How long each operation took to answer, and its last answer. */
  timings(): ReadonlyMap<string, Timing>
}

/** The idle time, in milliseconds, after which hosts may have closed a connection. */
const longPause = 1000

export function createClient(
  { operations }: Contract,
  { baseUrls, additions, timeout, fetch: send }: ClientOptions,
): Client {
  const counter = createCoverageCounter(operations)
  const credentials = createCredentialCounter()
  const timings = new Map<string, Timing>()
  let answers = 0
  let lastAnswer = 0

  return {
    coverage: () => counter.report(),
    credentials: () => credentials.report(),
    answers: () => answers,
    timings: () => timings,
    async send(request) {
      const { operation, values, caller, isPreflight } = request
      const { operationId } = operation
      const url = baseUrls[operation.host] + writeUrl(operation, values)
      // Browsers send preflights without the headers of the request.
      const added = isPreflight ? [] : additions.of(operation, caller)
      const began = performance.now()
      try {
        const init = requestInit(request, added)
        const isAfterPause = began - lastAnswer > longPause
        const response = await fetchAnswer(addedQuery(url, added), init, timeout, isAfterPause, send)
        const { text, isUtf8 } = decode(await response.arrayBuffer())
        const { status, headers } = response
        lastAnswer = performance.now()
        answers++
        const exchange = { request, url, added, status, headers, text, isUtf8, body: parseJson(text) }
        if (isPreflight) return exchange
        counter.add(operationId, status)
        credentials.add(exchange)
        const durations = timings.get(operationId)?.durations ?? []
        durations.push(lastAnswer - began)
        timings.set(operationId, { durations, last: exchange })
        return exchange
      } catch (error) {
        const why = whyNoAnswer(error, timeout)
        if (isAway(error)) {
          const { host } = operation
          throw new HostError(`the ${host} API at ${baseUrls[host]} can't be reached: ${why}`)
        }
        const nothing = { status: 0, headers: new Headers(), text: '', isUtf8: true, body: undefined }
        throw new Violation('status', why, { request, url, added, ...nothing })
      }
    },
  }
}

function requestInit(
  { operation, body, headers, isPreflight }: PlannedRequest,
  added: readonly Addition[],
): RequestInit {
  if (isPreflight) return { method: 'OPTIONS', headers: { ...headers } }
  const { headers: ofBody, ...init } = sendBody(body)
  return {
    ...init,
    method: operation.method,
    headers: { ...addedHeaders(added), ...Object(ofBody), ...headers },
  }
}

function decode(bytes: ArrayBuffer): { readonly text: string; readonly isUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true }
  } catch {
    return { text: new TextDecoder().decode(bytes), isUtf8: false }
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

/**
 * Sends a request. If the connection closes without an answer, the request is not repeated, since the host may have
 * carried it out. It is repeated only after a pause, because hosts close idle connections.
 *
 * @param timeout in milliseconds, for each attempt
 * @param isAfterPause whether the host may have closed its connections meanwhile
 * @param send sends each attempt
 */
export async function fetchAnswer(
  url: string,
  init: RequestInit,
  timeout: number,
  isAfterPause: boolean,
  send = fetch,
): Promise<Response> {
  const once = () => send(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
  try {
    return await once()
  } catch (error) {
    if (!isAfterPause || !isClosed(error)) throw error
    return once()
  }
}

const away = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

function isAway(error: unknown): boolean {
  return away.includes(codeOf(error))
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

const closed = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

function isClosed(error: unknown): boolean {
  return closed.includes(codeOf(error))
}
