export interface Difference {
  /** From the root, as in '.items.0.name'; empty for the root itself. */
  readonly path: string
  readonly is: unknown
  readonly wanted: unknown
}

/** The first difference between two values as JSON; undefined if they are equal. */
export function firstDifference(is: unknown, wanted: unknown, path = ''): Difference | undefined {
  if (Array.isArray(is) && Array.isArray(wanted)) {
    const inside = firstOf(Math.min(is.length, wanted.length), place =>
      firstDifference(is[place], wanted[place], `${path}.${place}`),
    )
    if (inside || is.length === wanted.length) return inside
    return { path: `${path}.length`, is: is.length, wanted: wanted.length }
  }
  if (isRecord(is) && isRecord(wanted)) {
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(is)])]
    return firstOf(names.length, place => {
      const name = names[place] ?? ''
      return firstDifference(is[name], wanted[name], `${path}.${name}`)
    })
  }
  return JSON.stringify(is) === JSON.stringify(wanted) ? undefined : { path, is, wanted }
}

function firstOf<T>(count: number, find: (place: number) => T | undefined): T | undefined {
  for (let place = 0; place < count; place++) {
    const found = find(place)
    if (found !== undefined) return found
  }
  return undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
