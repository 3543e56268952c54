/** The read-only part of `Headers`. */
export interface HeaderReader extends Iterable<[string, string]> {
  get(name: string): string | null
  has(name: string): boolean
}

/** A request without its body; `Request` has this shape. */
export interface RequestHead {
  readonly method: string
  /** With the host. */
  readonly url: string
  readonly headers: HeaderReader
}

/**
 * A GET request as a server receives it. Creating a `Request` for each would take longer than answering most
 * of them.
 */
export class PlainRequest implements RequestHead {
  readonly method = 'GET'
  readonly url: string
  readonly headers: HeaderReader

  /** @param headers by names in small letters */
  constructor(url: string, headers: Readonly<Record<string, string | string[] | undefined>>) {
    this.url = url
    this.headers = {
      get: name => textOf(headers[name.toLowerCase()]) ?? null,
      has: name => headers[name.toLowerCase()] !== undefined,
      *[Symbol.iterator]() {
        for (const [name, value] of Object.entries(headers)) yield [name, textOf(value) ?? '']
      },
    }
  }

  toRequest(): Request {
    return new Request(this.url, { headers: [...this.headers] })
  }
}

/** Converts to a full `Request`, if more than the address is needed. */
export function requestOf(request: PlainRequest | Request): Request {
  return request instanceof PlainRequest ? request.toRequest() : request
}

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'object' ? value.join(', ') : value
}
