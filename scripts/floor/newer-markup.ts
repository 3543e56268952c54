import compat from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import { missingIn } from './missing-in.ts'

const { elements = {}, global_attributes: shared = {} } = compat.html

/**
 * What an element needs that some browser of the floor lacks.
 *
 * @param name of an HTML element; others need nothing
 * @param attributes by their names in HTML or in React; null for a value that is not known
 * @returns by feature, as `<dialog closedby>` or `<input type="color">`, who lacks it
 */
export function newerMarkup(
  name: string,
  attributes: readonly (readonly [string, string | null])[],
): ReadonlyMap<string, string> {
  const element = Object.hasOwn(elements, name) ? elements[name] : undefined
  if (!element) return new Map()
  const parts: (readonly [string, Identifier | undefined])[] = [[`<${name}>`, element]]
  for (const [property, value] of attributes) {
    const key = property.toLowerCase()
    const attribute = element[key] ?? shared[key]
    parts.push([`<${name} ${key}>`, attribute])
    if (value !== null)
      parts.push([`<${name} ${key}="${value}">`, attribute?.[value] ?? element[`${key}_${value}`]])
  }
  return new Map(
    parts.flatMap(([feature, entry]) => {
      const missing = entry && missingIn(entry)
      return missing ? [[feature, missing]] : []
    }),
  )
}
