import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** An answer to a page request, before it is known in which encoding it goes out. */
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
  /** The same for gzip, compressed once however often it is sent. */
  readonly gzip: () => Promise<Uint8Array>
}

const compress = promisify(gzip)

/** Fast enough for every request. A proxy in front may compress better. */
const level = 4

export function pageBody(plain: Uint8Array): PageBody {
  let compressed: Promise<Uint8Array> | undefined
  return {
    plain,
    gzip: () => {
      compressed ??= compress(plain, { level })
      return compressed
    },
  }
}

/** A validator of a document (RFC 9110, 8.8.3). It is weak, because it stands for the document in every encoding. */
export function etagOf({ plain }: PageBody): string {
  return `W/"${createHash('sha1').update(plain).digest('base64url')}"`
}
