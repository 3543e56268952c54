/**
 * The expression of a schema's `pattern`; undefined if it is none. JSON Schema reads patterns as Unicode, where `[\w-\.]`
 * is an error, but most documents are written for tools that do not, so that is tried next.
 */
export function patternOf(pattern: string): RegExp | undefined {
  return compiled(pattern, 'u') ?? compiled(pattern, '')
}

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}
