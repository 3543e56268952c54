import { createHash } from 'node:crypto'
import { compress, type Encoding } from './encoding.ts'

/** An answer to a page request, before its encoding is chosen. */
export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Values of the header Set-Cookie. */
  readonly cookies: readonly string[]
  readonly body: PageBody
}

/** HTML in UTF-8. */
export interface PageBody {
  readonly plain: Uint8Array
  /** The compressed document; compressed once, however often it is sent. */
  readonly compressed: (encoding: Encoding) => Promise<Uint8Array>
}

export function pageBody(plain: Uint8Array): PageBody {
  const cached = new Map<Encoding, Promise<Uint8Array>>()
  return {
    plain,
    compressed(encoding) {
      const found = cached.get(encoding) ?? compress[encoding](plain)
      cached.set(encoding, found)
      return found
    },
  }
}

/** A validator of a document (RFC 9110, 8.8.3). It is weak, because it is the same in every encoding. */
export function etagOf({ plain }: PageBody): string {
  return `W/"${createHash('sha1').update(plain).digest('base64url')}"`
}
