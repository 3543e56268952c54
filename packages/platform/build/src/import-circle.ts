import type { BuiltChunk } from './chunk-graph.ts'

/**
 * Finds chunks that import each other in a circle: one of them would run before its imports.
 *
 * @returns their file names in the order of their imports, the first one again at the end; null where there is no circle
 */
export function importCircle(
  chunks: readonly Pick<BuiltChunk, 'fileName' | 'imports'>[],
): readonly string[] | null {
  const imports = new Map(chunks.map(chunk => [chunk.fileName, chunk.imports]))
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const imported of imports.get(file) ?? []) {
      const circle = follow(imported, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return null
}
