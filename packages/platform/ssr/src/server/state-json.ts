/** The JSON of arrays in answers, which visitors may share. */
const jsonOfValues = new WeakMap<object, string>()

/** The maximum depth of such arrays in the state: store, its parts, the answer, its fields. */
const answerDepth = 5

/**
 * A scope's values as JSON for a script element. Long arrays are stringified once, however many pages contain them.
 */
export function stateJson(values: Readonly<Record<string, unknown>>): string {
  return writeJson(values, answerDepth)
}

function writeJson(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return plainJson(value)
  if (Array.isArray(value)) {
    const written = jsonOfValues.get(value) ?? plainJson(value)
    jsonOfValues.set(value, written)
    return written
  }
  let json = ''
  for (const [name, field] of Object.entries(value)) {
    if (field !== undefined) json += `${json === '' ? '' : ','}${quoted(name)}:${writeJson(field, depth - 1)}`
  }
  return `{${json}}`
}

/** JSON of the names of stores and fields: the same few on every page. */
const names = new Map<string, string>()

function quoted(name: string): string {
  const written = names.get(name) ?? plainJson(name)
  if (names.size < 1000) names.set(name, written)
  return written
}

function plainJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll('<', '\\u003c')
}
