/** JSON of arrays that came with an answer: visitors who share the answer share them. */
const known = new WeakMap<object, string>()

/** How deep answers' arrays lie in the state: store, its parts, the answer, its fields. */
const answerDepth = 5

/**
 * A scope's values as JSON that can stand in a script element. Long arrays are written once however many pages
 * hold them.
 */
export function stateJson(values: Readonly<Record<string, unknown>>): string {
  return writeJson(values, answerDepth)
}

function writeJson(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return plainJson(value)
  if (Array.isArray(value)) {
    const written = known.get(value) ?? plainJson(value)
    known.set(value, written)
    return written
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${plainJson(name)}:${writeJson(field, depth - 1)}`).join(',')}}`
}

function plainJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c')
}
