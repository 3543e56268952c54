import type { Upload } from '../resources/reviews/state/uploads.ts'

/**
 * A file or a range of it; some players play no video without ranges. Invalid ranges are ignored. Source: RFC
 * 9110, section 14.
 */
export function sendFile(
  { mimeType, bytes }: Upload,
  range: string | undefined,
  cacheControl: string,
): Response {
  const headers = {
    'Content-Type': mimeType,
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
  }
  const wanted = range === undefined ? undefined : parseRange(range, bytes.length)
  if (!wanted) return new Response(bytes, { headers })
  const [first, last] = wanted
  if (first >= bytes.length || first > last) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` },
    })
  }
  const contentRange = `bytes ${first}-${last}/${bytes.length}`
  const part = bytes.subarray(first, last + 1)
  return new Response(part, { status: 206, headers: { ...headers, 'Content-Range': contentRange } })
}

/**
 * First and last byte of 'bytes=0-99', 'bytes=100-' or 'bytes=-50'.
 * @returns undefined for anything else
 */
function parseRange(text: string, length: number): readonly [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return [Math.max(0, length - Number(last)), length - 1]
  return [Number(first), last === '' ? length - 1 : Math.min(Number(last), length - 1)]
}
