export type JsonObject = Readonly<Record<string, unknown>>

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Changes the JSON object that a successful answer is; errors and any other value stay as they are. */
export function changeJson(change: (body: JsonObject) => unknown): (response: Response) => Promise<Response> {
  return changeValue(body => (isJsonObject(body) ? change(body) : body))
}

/** Changes the JSON of successful answers, also lists; errors and answers that are no JSON stay as they are. */
export function changeValue(change: (body: unknown) => unknown): (response: Response) => Promise<Response> {
  return changeText(text => {
    const parsed = parse(text)
    return parsed ? JSON.stringify(change(parsed.body)) : text
  })
}

function parse(text: string): { readonly body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Changes the text of successful answers. */
export function changeText(change: (text: string) => string): (response: Response) => Promise<Response> {
  return async response => {
    if (!response.ok || response.body === null) return response
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    return new Response(change(await response.text()), { status: response.status, headers })
  }
}

/** Changes every object inside a value, innermost first. */
export function changeObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map(part => changeObjects(part, change))
  if (!isJsonObject(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changeObjects(part, change)])),
  )
}

/** Merges values into others: objects are merged recursively, anything else is replaced. */
export function patch(value: unknown, parts: unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(parts)) return parts
  const patched = Object.entries(parts).map(([name, part]) => [name, patch(value[name], part)])
  return { ...value, ...Object.fromEntries(patched) }
}
