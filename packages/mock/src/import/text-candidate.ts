import { basics, otherValue, tally } from './candidate-basics.ts'
import type { Column } from './column.ts'
import type { FacetCandidate } from './facet-candidate.ts'
import { makeKey } from './facet-key.ts'
import type { Term } from './field-terms.ts'

/** The most text values of a facet; the rest are grouped as one. */
const maxTexts = 120

/** Makes a facet of texts, the most frequent first. */
export function textCandidate(
  column: Column,
  values: readonly (string | undefined)[],
  term: Term,
): FacetCandidate {
  const totals = new Map<string, number>()
  values.forEach((value, at) => {
    if (value !== undefined) totals.set(value, (totals.get(value) ?? 0) + (column.counts[at] ?? 0))
  })
  const stated = [...totals.values()].reduce((sum, count) => sum + count, 0)
  const ranked = [...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const listed = ranked.slice(0, ranked.length <= maxTexts ? maxTexts : maxTexts - 1)
  const covered = listed.reduce((sum, [, count]) => sum + count, 0)
  const names = listed.map(([text]) => text)
  if (listed.length < ranked.length && !names.includes(otherValue)) names.push(otherValue)
  const places = new Map(names.map((name, at) => [name, at + 1]))
  const other = places.get(otherValue) ?? 0
  const placeOf = Uint16Array.from(values, value => (value === undefined ? 0 : (places.get(value) ?? other)))
  const taken = new Set<string>()
  return {
    ...basics(column, term, ''),
    kind: 'values',
    values: names.map(name => ({ key: makeKey(name, taken), name })),
    placeOf,
    counts: tally(placeOf, column.counts, names.length),
    texts: values.map(value => value ?? ''),
    ...tooMany(ranked.length, stated, covered),
  }
}

function tooMany(distinct: number, stated: number, covered: number): { unfit?: string } {
  if (distinct > 12 && distinct > stated * 0.5) return { unfit: 'nearly every item has its own text' }
  if (covered < stated * 0.7) return { unfit: `too many different values (${distinct})` }
  return {}
}
