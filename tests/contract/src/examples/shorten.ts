const objects = 2
const values = 6

/**
 * Shortens the lists of an answer, at every depth, so that it can be read at a glance: two objects, or six numbers or
 * texts, which often say one thing together, such as counts by grade.
 */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, value.some(isObject) ? objects : values).map(shorten)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
