import { createHash } from 'node:crypto'
import type { Host } from '@jeoul/contract/documents'
import { type ApiKey, withoutFieldsOf, withoutKeys } from './api-keys.ts'
import type { SentRequest } from './proxied-exchange.ts'

/** The parts of a request by which its answer is found in a recording. */
export interface Question {
  readonly host: Host
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** SHA-256 of the body; absent if there was none. */
  readonly sent?: string
  /** Whether the request had a token. */
  readonly isMember: boolean
}

/** @param keys the API keys whose values are left out */
export function questionOf(request: SentRequest, keys: readonly ApiKey[]): Question {
  const { host, method, headers } = request
  const target = withoutKeys(request.target, keys)
  return { host, method, target, isMember: headers.has('Authorization'), ...hashOf(request, oneWritingOf) }
}

/**
 * The key by which requests are equal. Neither the order of the query matters, nor how a path is escaped (RFC 3986,
 * section 6.2.2), nor the order of keys and the white space of JSON.
 */
export function keyOf({ host, method, target, sent, isMember }: Question): string {
  const { pathname, searchParams } = new URL(target, 'http://host.invalid')
  const path = pathname.split('/').map(unescaped).join('/')
  const query = new URLSearchParams([...searchParams].map(([name, value]) => [name, oneWritingOf(value)]))
  query.sort()
  return [host, method, `${path}?${query}`, sent, isMember].join('\n')
}

/** The key by which requests are equal that differ in their credentials alone. */
export function keyWithoutCredentials(question: Question, keys: readonly ApiKey[]): string {
  return keyOf({ ...question, target: withoutFieldsOf(question.target, keys), isMember: false })
}

/** @param writing writes a body in the form that is hashed */
export function hashOf({ headers, body }: SentRequest, writing: (text: string) => string): { sent?: string } {
  if (body.length === 0) return {}
  // The boundary of a form is different every time.
  const boundary = /boundary=([^;]+)/.exec(headers.get('Content-Type') ?? '')?.[1]
  const text = Buffer.from(body).toString('latin1')
  const steady = boundary === undefined ? writing(text) : text.replaceAll(boundary, '')
  return { sent: createHash('sha256').update(steady, 'latin1').digest('hex') }
}

export function asItIs(text: string): string {
  return text
}

/** Objects and lists of JSON with sorted keys and no white space; any other text as it is. */
function oneWritingOf(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text), sortedKeys)
  } catch {
    return text
  }
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A segment of a path with one way of escaping; one that can't be decoded as it is. */
function unescaped(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}
