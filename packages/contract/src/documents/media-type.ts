/** Whether a media type is JSON, as in application/problem+json. */
export function isJson(type: string): boolean {
  return /^application\/([^;]+\+)?json\b/i.test(type)
}

/**
 * Whether a `Content-Type` is one of some media types, as documents write them.
 * @param types such as 'application/json; charset=utf-8' or 'image/*'; anything is if there are none
 */
export function isOneOfTypes(contentType: string, types: readonly string[]): boolean {
  const given = essenceOf(contentType)
  return (
    types.length === 0 ||
    types.map(essenceOf).some(type => {
      return type === given || type === '*/*' || (type.endsWith('/*') && given.startsWith(type.slice(0, -1)))
    })
  )
}

function essenceOf(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}
