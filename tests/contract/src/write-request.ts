import { type Operation, takesTheRest } from '@jeoul/contract'

export type Values = Readonly<Record<string, unknown>>

/** Path and query of a request with the given parameters; lists without parts are left out. */
export function writeRequest({ path, parameters }: Operation, values: Values): string {
  const query = new URLSearchParams()
  let filled = path
  for (const parameter of parameters) {
    const { name, content } = parameter
    const value = values[name]
    const isEmptyList = !content && Array.isArray(value) && value.length === 0
    if (value === undefined || isEmptyList) continue
    if (takesTheRest(parameter)) {
      for (const [other, text] of Object.entries(value ?? {})) query.append(other, String(text))
      continue
    }
    const text = content ? JSON.stringify(value) : String(value)
    if (parameter.in === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(text))
    else query.set(name, text)
  }
  return `${filled}?${query}`
}
