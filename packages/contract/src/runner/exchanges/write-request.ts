import { formOf, isRepeated, type Operation, takesTheRest } from '../../documents/index.ts'
import { type Body, fileField, type Values } from './exchange.ts'

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

/** The options of fetch that send a body. */
export function sendBody(body: Body | undefined): RequestInit {
  if (body === undefined) return {}
  if ('form' in body) return { body: formOf(withoutNothing(body.form), [fileField]) }
  const text = 'json' in body ? JSON.stringify(body.json) : body.text
  return { body: text, headers: { 'Content-Type': 'application/json' } }
}

/** A body in the form that the contract validates: parsed JSON, a form, or undefined for none. */
export function parsedBody(body: Body | undefined): unknown {
  if (body === undefined) return undefined
  if ('form' in body) return formOf(withoutNothing(body.form), [fileField])
  return 'json' in body ? JSON.parse(JSON.stringify(body.json)) : parseJson(body.text)
}

/** Undefined fields are not sent. */
function withoutNothing(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
