import type { MediaType } from './documents.ts'

/** How a body of a media type is read: `parts` are a multipart form, `form` an urlencoded one. */
export type BodyKind = 'json' | 'parts' | 'form' | 'text' | 'bytes'

/** Whether a media type is JSON, as in application/problem+json. */
export function isJson(type: string): boolean {
  return /^[^/;\s]+\/([^;]+\+)?json\s*(;|$)/i.test(type)
}

/** XML is no `text`, since no schema describes it as it is written. */
export function bodyKindOf(type: string): BodyKind {
  const essence = essenceOf(type)
  if (isJson(essence)) return 'json'
  if (essence === 'multipart/form-data') return 'parts'
  if (essence === 'application/x-www-form-urlencoded') return 'form'
  return essence.startsWith('text/') && essence !== 'text/xml' ? 'text' : 'bytes'
}

/**
 * The schema of a body by its `Content-Type`: that of the type itself before those of ranges such as 'text/*'.
 * @param content by media type, as documents have it
 */
export function mediaTypeFor(
  content: Readonly<Record<string, MediaType>>,
  contentType: string,
): MediaType | undefined {
  const given = essenceOf(contentType)
  const [group] = given.split('/')
  return [given, `${group}/*`, '*/*']
    .flatMap(wanted => Object.entries(content).filter(([type]) => essenceOf(type) === wanted))
    .map(([, media]) => media)[0]
}

/**
 * Whether a `Content-Type` is one of some media types, as documents write them.
 * @param types such as 'application/json; charset=utf-8' or 'image/*'; anything is if there are none
 */
export function isOneOfTypes(contentType: string, types: readonly string[]): boolean {
  return (
    types.length === 0 ||
    mediaTypeFor(Object.fromEntries(types.map(type => [type, any])), contentType) !== undefined
  )
}

/** Whether an answer has no body whatever its headers say (RFC 9110, section 6.4.1). */
export function hasNoBody(method: string, status: number): boolean {
  return method === 'HEAD' || status === 204 || status === 205 || status === 304
}

const any: MediaType = { schema: {} }

function essenceOf(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}
