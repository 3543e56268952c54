import { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from 'openapi-fetch'
import type { Parameter, Schema } from './documents.ts'
import { isObject } from './node-at.ts'

/** The schema of a parameter, also if it is JSON; `{}` if anything is allowed. */
export function schemaOf({ content, schema }: Parameter): Schema {
  return content?.['application/json'].schema ?? schema ?? {}
}

/** What a parameter's values may be. The types of our documents say it. */
function kindsOf({ schema, content, 'x-kinds': kinds }: Parameter): readonly string[] {
  if (content) return ['text']
  if (kinds) return kinds
  return schema?.type === 'array' ? ['list'] : schema?.type === 'object' ? ['object'] : ['text']
}

export function isListParameter(parameter: Parameter): boolean {
  return kindsOf(parameter).includes('list')
}

export function isObjectParameter(parameter: Parameter): boolean {
  return kindsOf(parameter).includes('object')
}

/** Whether the parameter is a list whose values are each given by its name, as in `tag=a&tag=b`. */
export function isRepeated(parameter: Parameter): boolean {
  return isListParameter(parameter) && parameter.in === 'query' && parameter.explode === true
}

/** Whether the properties of the parameter are names of the query, as in `lat=1&lon=2`. */
function isSpread(parameter: Parameter): boolean {
  const { style, explode } = parameter
  return (
    isObjectParameter(parameter) && parameter.in === 'query' && style !== 'deepObject' && explode === true
  )
}

/** Whether the parameter collects all names that no other parameter has. */
export function takesTheRest(parameter: Parameter): boolean {
  return isSpread(parameter) && parameter['x-names'] === undefined
}

/** Whether a name of the query is the parameter's. */
export function hasName(parameter: Parameter, name: string): boolean {
  if (parameter.style === 'deepObject') return name.startsWith(`${parameter.name}[`)
  return isSpread(parameter) ? (parameter['x-names'] ?? [name]).includes(name) : name === parameter.name
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

function separatorOf({ style = '' }: Parameter): string {
  return separators[style] ?? ','
}

/** Styles that are written, but not read: nobody checks their values. */
const unread = ['label', 'matrix']

/**
 * Parses the text of a path, a header, a cookie or a name of the query by the parameter's style. Its schema then converts
 * texts to numbers.
 * @returns what the text may mean; none if that is not known
 */
export function parameterValues(parameter: Parameter, text: string): readonly unknown[] {
  const { content, explode, style = '' } = parameter
  if (content) return [parseJson(text)]
  if (explode === undefined && parameter['x-kinds'] === undefined) return [text]
  if (unread.includes(style)) return []
  const parts = text
    .split(separatorOf(parameter))
    .map(part => (parameter.in === 'header' ? part.trim() : part))
  return kindsOf(parameter).map(kind => {
    if (kind === 'list') return parts
    return kind === 'object' ? Object.fromEntries(explode ? parts.map(halves) : pairs(parts)) : text
  })
}

/** The values that a parameter may have in a query; none if it is not there. */
export function valuesInQuery(parameter: Parameter, query: URLSearchParams): readonly unknown[] {
  const { name, style } = parameter
  if (style === 'deepObject' || isSpread(parameter)) {
    const names = [...new Set(query.keys())].filter(each => hasName(parameter, each))
    return names.length === 0 ? [] : [objectIn(query, names)]
  }
  const all = query.getAll(name)
  const [first] = all
  if (first === undefined) return []
  if (!isRepeated(parameter)) return parameterValues(parameter, first)
  return all.length === 1 && kindsOf(parameter).includes('text') ? [first, all] : [all]
}

/** An object whose parts are names of a query, as in `filter[color]=red&filter[size][]=1&filter[size][]=2`. */
function objectIn(query: URLSearchParams, names: readonly string[]): object {
  return Object.fromEntries(
    names.map(name => {
      const all = query.getAll(name)
      const [, key = name, list] = /^[^[]+\[([^\]]*)\](\[\])?$/.exec(name) ?? []
      return [key, list !== undefined || all.length > 1 ? all : all[0]]
    }),
  )
}

function halves(part: string): readonly [string, string] {
  const [name = '', ...value] = part.split('=')
  return [name, value.join('=')]
}

function pairs(parts: readonly string[]): readonly (readonly [string, string])[] {
  return parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : []))
}

/** Query texts such as `limit=3`; a list may need several, and an empty one needs none. */
export function writeQuery(parameter: Parameter, value: unknown): readonly string[] {
  const { content, style = 'form', explode = false } = parameter
  const name = encodeURIComponent(parameter.name)
  if (content)
    return [serializePrimitiveParam(name, typeof value === 'string' ? value : JSON.stringify(value))]
  if (Array.isArray(value)) {
    return value.length === 0
      ? []
      : [serializeArrayParam(name, value.map(textOf), { style: arrayStyle(style), explode })]
  }
  if (!isObject(value)) return [serializePrimitiveParam(name, textOf(value))]
  if (style !== 'deepObject' && !isSpread(parameter)) {
    return [serializeObjectParam(name, textsIn(value), { style: 'form', explode })]
  }
  return Object.entries(value).flatMap(([key, each]) => {
    const own = style === 'deepObject' ? `${name}[${encodeURIComponent(key)}]` : encodeURIComponent(key)
    return [each].flat().map(one => serializePrimitiveParam(own, textOf(one)))
  })
}

/** The text of a parameter in a path. */
export function writePath(
  { name, content, style = 'simple', explode = false }: Parameter,
  value: unknown,
): string {
  const options = { style: pathStyle(style), explode }
  if (content) return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))
  if (isObject(value) && !Array.isArray(value)) return serializeObjectParam(name, textsIn(value), options)
  return Array.isArray(value) || style !== 'simple'
    ? serializeArrayParam(name, [value].flat().map(textOf), options)
    : encodeURIComponent(textOf(value))
}

function arrayStyle(style: string): 'form' | 'spaceDelimited' | 'pipeDelimited' {
  return style === 'spaceDelimited' || style === 'pipeDelimited' ? style : 'form'
}

function pathStyle(style: string): 'simple' | 'label' | 'matrix' {
  return style === 'label' || style === 'matrix' ? style : 'simple'
}

/** Values below those of a parameter have no style, so they are written as JSON (assumed). */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function textsIn(value: object): Record<string, string> {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textOf(each)]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
