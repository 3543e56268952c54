import { isRepeated, type Operation, takesTheRest } from '../../documents/index.ts'
import type { Values } from './planned-request.ts'

/** Path and query of a request with the given parameters; empty lists are left out. */
export function writeUrl({ path, parameters }: Operation, values: Values): string {
  const query = new URLSearchParams()
  let filled = path
  for (const parameter of parameters) {
    const { name, content } = parameter
    const value = values[name]
    const isEmptyList = !content && Array.isArray(value) && value.length === 0
    if (value === undefined || isEmptyList) continue
    if (takesTheRest(parameter)) {
      for (const [other, text] of Object.entries(Object(value))) query.append(other, String(text))
      continue
    }
    if (isRepeated(parameter) && Array.isArray(value)) {
      for (const each of value) query.append(name, String(each))
      continue
    }
    const text = content && typeof value !== 'string' ? JSON.stringify(value) : String(value)
    if (parameter.in === 'path') filled = filled.replace(`{${name}}`, () => encodeURIComponent(text))
    else query.set(name, text)
  }
  return query.size === 0 ? filled : `${filled}?${query}`
}
