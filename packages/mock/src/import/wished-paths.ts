import { plainName } from './fields/field-names.ts'

/**
 * Finds the field, or the object around fields, that an option names: the one with exactly this path, or else the first
 * whose path is the same without case, spaces and signs.
 *
 * @param paths of all fields
 */
export function createPathFinder(paths: Iterable<string>): (wished: string) => string | undefined {
  const exact = new Set<string>()
  const byName = new Map<string, string>()
  for (const path of paths) {
    for (const known of [path, ...ancestors(path)]) {
      exact.add(known)
      const plain = plainName(known)
      if (!byName.has(plain)) byName.set(plain, known)
    }
  }
  return wished => (exact.has(wished) ? wished : byName.get(plainName(wished)))
}

/** The objects around a field: `a` and `a.b` of `a.b.c`. */
function ancestors(path: string): readonly string[] {
  const segments = path.split('.')
  return segments.slice(1).map((_, at) => segments.slice(0, at + 1).join('.'))
}
