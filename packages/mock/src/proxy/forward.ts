import { failureResponse } from '../server/failure-response.ts'
import type { HostAnswer, SentRequest } from './proxied-exchange.ts'

/**
 * Headers that belong to a connection, not to the message (RFC 9110, section 7.6.1), or are rewritten on
 * forwarding.
 */
const notPassedOn = [
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Forwards a request to a real host. An unreachable host gives 502, a slow one 504, with the contract's error
 * body.
 *
 * @param base origin of the host, with a path prefix if it has one
 * @param timeLimit in milliseconds
 */
export async function forward(base: string, sent: SentRequest, timeLimit: number): Promise<HostAnswer> {
  try {
    const response = await fetch(base + sent.target, {
      method: sent.method,
      headers: endToEnd(sent.headers, 'accept-encoding'),
      ...(sent.body.length > 0 && { body: sent.body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    })
    return {
      status: response.status,
      headers: endToEnd(response.headers, 'content-encoding'),
      body: new Uint8Array(await response.arrayBuffer()),
    }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return isLate
      ? apology(504, `the ${sent.host} API at ${base} did not answer within ${timeLimit} ms`)
      : apology(502, `the ${sent.host} API at ${base} can't be reached (${reasonOf(error)})`)
  }
}

/** The headers of a message, without those of the connection, which `Connection` may add to. */
function endToEnd(headers: Headers, coding: string): Headers {
  const named = (headers.get('Connection') ?? '').split(',').map(name => name.trim())
  const left = new Headers(headers)
  for (const name of [...notPassedOn, coding, ...named.filter(isHeaderName)]) left.delete(name)
  return left
}

function isHeaderName(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text)
}

async function apology(status: number, message: string): Promise<HostAnswer> {
  const response = failureResponse(status, message)
  return {
    failure: message,
    status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
  }
}

function reasonOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return cause
  return 'code' in cause ? cause.code : cause.message
}
