import { bodyKindOf, formOf, isJson, type Operation, writePath, writeQuery } from '../../documents/index.ts'
import { type Body, fileField, type Values } from './exchange.ts'

/** Path and query of a request with the given parameters; empty lists are left out. */
export function writeUrl({ path, parameters }: Operation, values: Values): string {
  const query: string[] = []
  let filled = path.replaceAll(/\{[^}]*\}|[^!-~]+/g, part =>
    part.startsWith('{') ? part : encodeURIComponent(part),
  )
  for (const parameter of parameters) {
    const { name } = parameter
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) continue
    if (parameter.in === 'query') query.push(...writeQuery(parameter, value))
    else filled = filled.replace(`{${name}}`, () => writePath(parameter, value))
  }
  return query.length === 0 ? filled : `${filled}?${query.join('&').replaceAll(/['|]/g, escaped)}`
}

/** An apostrophe ends a word of a shell, and servers refuse a bar (RFC 3986, section 2). */
function escaped(character: string): string {
  return character === '|' ? '%7C' : '%27'
}

/** The options of fetch that send a body. */
export function sendBody(body: Body | undefined): RequestInit {
  if (body === undefined) return {}
  if ('form' in body) return { body: isUrlencoded(body) ? new URLSearchParams(textsOf(body)) : partsOf(body) }
  const text = 'json' in body ? JSON.stringify(body.json) : body.text
  return { body: text, headers: { 'Content-Type': body.type ?? 'application/json' } }
}

/** A body in the form that the contract validates: parsed JSON, a form, a text, or undefined for none. */
export function parsedBody(body: Body | undefined): unknown {
  if (body === undefined) return undefined
  if ('form' in body) return partsOf(body)
  if ('json' in body) return JSON.parse(JSON.stringify(body.json))
  return isJson(body.type ?? 'application/json') ? parseJson(body.text) : body.text
}

type Form = Extract<Body, { form: object }>

export function isUrlencoded({ type = '' }: Form): boolean {
  return bodyKindOf(type) === 'form'
}

function partsOf({ form, files = [fileField] }: Form): FormData {
  return formOf(withoutNothing(form), files)
}

function textsOf(form: Form): [string, string][] {
  return [...partsOf({ ...form, files: [] })].map(([name, value]) => [name, String(value)])
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
