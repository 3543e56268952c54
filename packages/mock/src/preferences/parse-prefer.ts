/** The preferences of a request that the mock supports. */
export interface Preferences {
  /** The status to answer with. */
  readonly code?: number
  /** Delays the answer, in milliseconds. */
  readonly delay?: number
  /** The name of an example in the documents. */
  readonly example?: string
  /** Whether values are made of schemas, although there are examples. */
  readonly dynamic?: true
}

/** A preference that can't be followed. The message is one line. */
export class PreferError extends Error {
  override readonly name = 'PreferError'
}

const maxDelay = 60_000
const token = /^\s*([\w-]+)\s*(?:=\s*(?:"([^"]*)"|([^\s";,]*)))?\s*(?:;.*)?$/

/**
 * Parses a `Prefer` header: `code=404, delay=500`. The first of duplicates counts; unknown preferences are
 * ignored. Source: RFC 7240, section 2; the names are Prism's.
 *
 * @throws PreferError
 */
export function parsePrefer(header: string): Preferences {
  const wanted = new Map<string, string>()
  for (const part of header.split(',')) {
    const [, name = '', quoted, plain] = token.exec(part) ?? []
    const key = name.toLowerCase()
    if (!wanted.has(key)) wanted.set(key, quoted ?? plain ?? '')
  }
  const code = wanted.get('code')
  const delay = wanted.get('delay')
  const example = wanted.get('example')
  return {
    ...(code === undefined ? {} : { code: integer('code', code, 200, 599) }),
    ...(delay === undefined ? {} : { delay: integer('delay', delay, 0, maxDelay) }),
    ...(example === undefined ? {} : { example }),
    ...(wanted.get('dynamic') === 'true' ? { dynamic: true } : {}),
  }
}

function integer(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (/^\d{1,6}$/.test(text) && number >= min && number <= max) return number
  throw new PreferError(`${name}: expected ${min} to ${max}`)
}
