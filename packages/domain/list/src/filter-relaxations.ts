import { type Chip, readSpecChoice } from '@jeoul/filter-spec'
import type { ListAnswer } from './list-answer.ts'

/** A choice whose removal alone leaves products. */
export interface FilterRelaxation {
  readonly chip: Chip
  /** How many products; null if the host's counts do not say. */
  readonly count: number | null
}

/**
 * The choices to remove from a filter without results, the most effective first (assumed). Counts of a facet ignore its
 * own choice, so an empty response contains what each removal would show: the products of the facet's other chosen values
 * or, without any, of all its values.
 */
export function filterRelaxations(chips: readonly Chip[], answer: ListAnswer): readonly FilterRelaxation[] {
  return chips
    .map(chip => ({ chip, count: countWithout(chip, answer) }))
    .filter(({ count }) => count !== 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
}

function countWithout({ key, without }: Chip, answer: ListAnswer): number | null {
  const { makers, specCounts, priceBands } = answer
  if (key.startsWith('maker:')) {
    return sum(Object.fromEntries(makers.map(({ id, count }) => [id, count])), without.makers)
  }
  if (key === 'price') {
    // Price bands ignore products without a price: they say whether anything is left, not how much.
    return priceBands?.every(({ count }) => count === 0) ? 0 : null
  }
  // Hosts do not count the items that lack a trait or a mall.
  const [, kind, choice = ''] = /^(spec|range):(.+)$/s.exec(key) ?? []
  if (kind === undefined) return null
  const facet = kind === 'range' ? choice : readSpecChoice(choice)?.facet
  // Keys come from addresses and may equal inherited properties.
  const counts =
    facet !== undefined && specCounts && Object.hasOwn(specCounts, facet) ? specCounts[facet] : undefined
  const left = facet !== undefined && Object.hasOwn(without.spec, facet) ? without.spec[facet] : undefined
  return counts ? sum(counts, left ?? []) : null
}

/** Sums the counts of the chosen values, or of all if none is chosen. */
function sum(counts: Readonly<Record<string, number>>, chosen: readonly string[]): number {
  const values = chosen.length > 0 ? chosen : Object.keys(counts)
  return values.reduce((total, value) => total + (counts[value] ?? 0), 0)
}
