export type JsonObject = Readonly<Record<string, unknown>>

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Makes other JSON of what succeeded; errors stay as they are. */
export function changeJson(change: (body: JsonObject) => unknown): (response: Response) => Promise<Response> {
  return changeText(text => {
    const body: unknown = JSON.parse(text)
    return isJsonObject(body) ? JSON.stringify(change(body)) : text
  })
}

/** Makes another text of what succeeded. */
export function changeText(change: (text: string) => string): (response: Response) => Promise<Response> {
  return async response => {
    if (response.status !== 200) return response
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    return new Response(change(await response.text()), { status: response.status, headers })
  }
}

/** Makes another object of every one inside a value, the innermost first. */
export function changeObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map(part => changeObjects(part, change))
  if (!isJsonObject(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changeObjects(part, change)])),
  )
}

/** Puts values in place of others: objects go into objects, all else takes the place of what was there. */
export function patch(value: unknown, parts: unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(parts)) return parts
  const patched = Object.entries(parts).map(([name, part]) => [name, patch(value[name], part)])
  return { ...value, ...Object.fromEntries(patched) }
}
