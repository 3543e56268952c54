import { fallbacks as listed } from './fallbacks.ts'

/**
 * Compares what built files use above the floor with what has a fallback.
 *
 * @param used by file, the features and who lacks each
 * @returns one sentence per feature without a fallback, and per fallback of a feature that no file uses
 */
export function floorFaults(
  used: ReadonlyMap<string, ReadonlyMap<string, string>>,
  fallbacks = listed.flatMap(({ features }) => features),
): readonly string[] {
  const unused = new Set(fallbacks)
  const faults = new Map<string, string>()
  for (const [file, features] of used) {
    for (const [feature, missing] of features) {
      const [property = ''] = feature.split(': ')
      const fallback = fallbacks.find(name => name === feature || name === property)
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
