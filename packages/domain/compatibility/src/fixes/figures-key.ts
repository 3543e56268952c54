import type { Part, PartFigures } from '@jeoul/api/types'

/** Figures that no rule reads: they say what a part does, and where that is stated. */
const unread: ReadonlySet<string> = new Set<keyof PartFigures>([
  'cores',
  'threads',
  'clock',
  'cache',
  'chip',
  'video_memory',
  'capacity',
  'page',
])

const keys = new WeakMap<Part, string>()

/** The same text for parts that every rule says the same of: their names and prices are no figures. */
export function figuresKey(part: Part): string {
  const known = keys.get(part)
  if (known !== undefined) return known
  const read = Object.entries(part.figures).filter(([name]) => !unread.has(name))
  const key = JSON.stringify(read.sort(([one], [other]) => (one < other ? -1 : 1)))
  keys.set(part, key)
  return key
}
