import { defaultOrigins } from '../server/mock-options.ts'
import type { HostAnswer, MissingAnswer, SentRequest } from './proxied-exchange.ts'

/** Our sites, and the usual addresses of others during development. */
export const defaultProxyOrigins: readonly string[] = [
  ...defaultOrigins,
  ...[3000, 5173].flatMap(port => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
]

/** The asked headers and method of a preflight, and what allows them. */
const allowed = { methods: 'Access-Control-Allow-Methods', headers: 'Access-Control-Allow-Headers' }
const asked = { method: 'Access-Control-Request-Method', headers: 'Access-Control-Request-Headers' }
const exposed = 'Access-Control-Expose-Headers'

/**
 * Lets pages of sites that are being developed read the answers of hosts that don't know these sites (CORS). Pages of
 * any other origin get what the host answers them.
 *
 * @param further origins besides `defaultProxyOrigins`
 */
export function createAllowedOrigins(further: readonly string[]) {
  const origins = new Set([...defaultProxyOrigins, ...further])

  /**
   * Answers a preflight like the host, whose methods stay. Where the host allows none, because it knows no preflights,
   * the method that is asked for is allowed. Any header may be sent.
   * @param answer of the host, unless a recording has none
   */
  function answerPreflight(
    { headers }: SentRequest,
    answer: HostAnswer | MissingAnswer,
  ): HostAnswer | MissingAnswer {
    if (!origins.has(headers.get('Origin') ?? '')) return answer
    const own = new Headers('status' in answer && answer.status < 300 ? answer.headers : {})
    const methods = own.get(allowed.methods) ?? '*'
    // With credentials, '*' is no wildcard.
    own.set(allowed.methods, methods === '*' ? (headers.get(asked.method) ?? '') : methods)
    own.set(allowed.headers, headers.get(asked.headers) ?? '')
    return { status: 204, headers: own, body: new Uint8Array() }
  }

  /** Changes the headers of an answer to an origin. */
  function allow(headers: Headers, origin = ''): void {
    headers.append('Vary', 'Origin')
    if (!origins.has(origin)) return
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Allow-Credentials', 'true')
    if (headers.get(exposed) === '*') headers.set(exposed, [...headers.keys()].join())
  }

  return { answerPreflight, allow }
}

/** Whether a browser asks by a request if it may send another (the Fetch standard, "CORS-preflight request"). */
export function isPreflight({ method, headers }: SentRequest): boolean {
  return method === 'OPTIONS' && headers.has(asked.method)
}
