import { floor } from '@jeoul/build/floor'
import type { BrowserName, Identifier } from '@mdn/browser-compat-data'

const browsers: readonly (readonly [BrowserName, string, string])[] = [
  ['chrome', 'Chrome', floor.chrome],
  ['chrome_android', 'Chrome', floor.chrome],
  ['firefox', 'Firefox', floor.firefox],
  ['safari', 'Safari', floor.safari],
  ['safari_ios', 'Safari', floor.safari],
]

/**
 * Which browsers of the floor lack a feature, as `Chrome 123 (126 has it), Safari 17.5 (none has it)`. A browser that
 * has a part of the feature has it; one that has it behind a setting or by another name does not.
 *
 * @param feature an entry of MDN's compatibility data
 * @returns null if all of them have it, if nothing is known, or if no Chrome has it: every test in Chromium notices that
 */
export function missingIn({ __compat }: Identifier): string | null {
  if (!__compat) return null
  const lacks = new Set<string>()
  for (const [browser, name, version] of browsers) {
    const ranges = [__compat.support[browser] ?? []]
      .flat()
      .filter(({ flags, prefix, alternative_name }) => !(flags || prefix || alternative_name))
      .map(({ version_added, version_removed }) => ({
        from: numberOf(version_added),
        to: numberOf(version_removed),
      }))
    const at = Number(version)
    if (ranges.some(({ from, to }) => from <= at && at < to)) continue
    const since = Math.min(never, ...ranges.map(({ from }) => from).filter(from => from > at))
    if (browser === 'chrome' && since === never) return null
    lacks.add(`${name} ${version} (${since < never ? since : 'none'} has it)`)
  }
  return lacks.size > 0 ? [...lacks].join(', ') : null
}

const never = Number.POSITIVE_INFINITY

/** `≤37` is 37: the browser had it by then. */
function numberOf(version: string | false | undefined): number {
  return version && version !== 'preview' ? Number.parseFloat(version.replace('≤', '')) : never
}

/** The entries below one of the data, by name. */
export function partsOf(entry: Identifier = {}): readonly (readonly [string, Identifier])[] {
  return Object.keys(entry).flatMap(name => {
    const part = entry[name]
    return part && name !== '__compat' ? [[name, part] as const] : []
  })
}
