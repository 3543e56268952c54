import type { Fallback } from './fallbacks.ts'

/**
 * Compares what built files or documents use above the floor with what has a fallback.
 *
 * @param used by file, the features and who lacks each
 * @param fallbacks those that the files must need
 * @param others those that they may need
 * @returns one sentence per feature without a fallback, and per fallback of a feature that no file uses
 */
export function floorFaults(
  used: ReadonlyMap<string, ReadonlyMap<string, string>>,
  fallbacks: readonly Pick<Fallback, 'features'>[],
  others: readonly Pick<Fallback, 'features'>[] = [],
): readonly string[] {
  const listed = [...fallbacks, ...others].flatMap(({ features }) => features)
  const unused = new Set(fallbacks.flatMap(({ features }) => features))
  const faults = new Map<string, string>()
  for (const [file, features] of used) {
    for (const [feature, missing] of features) {
      const [property = ''] = feature.split(': ')
      const fallback = listed.find(name => name === feature || name === property)
      if (fallback) unused.delete(fallback)
      else if (!faults.has(feature)) {
        faults.set(
          feature,
          `${feature} in ${file}: ${missing}. Write it without, or give it a fallback and list it in scripts/floor/fallbacks.ts.`,
        )
      }
    }
  }
  return [
    ...faults.values(),
    ...Array.from(unused, name => `No built file uses ${name}: remove it from scripts/floor/fallbacks.ts.`),
  ]
}
