import { type Chip, readSpecChoice } from '@jeoul/filter-spec'
import type { ListAnswer } from './list-answer.ts'

/** A choice whose removal alone leaves products. */
export interface FilterRelaxation {
  readonly chip: Chip
  /** The number of products that it leaves; null if it does not follow from the host's counts. */
  readonly count: number | null
}

/**
 * The choices whose removal leaves products, the most effective first (assumed). Counts of a facet ignore its own
 * choice, so an empty response already contains the count after each removal: the products of the facet's other chosen
 * values or, without any, of all its values.
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
    // Price bands leave out products without a price: they show whether products remain, but not how many.
    return priceBands?.every(({ count }) => count === 0) ? 0 : null
  }
  // Hosts do not count the items without a chosen trait or mall.
  const [, kind, choice = ''] = /^(spec|range):(.+)$/s.exec(key) ?? []
  if (kind === undefined) return null
  const facet = kind === 'range' ? choice : readSpecChoice(choice)?.facet
  // Keys come from addresses, and may be names of inherited properties.
  const counts =
    facet !== undefined && specCounts && Object.hasOwn(specCounts, facet) ? specCounts[facet] : undefined
  const left = facet !== undefined && Object.hasOwn(without.spec, facet) ? without.spec[facet] : undefined
  return counts ? sum(counts, left ?? []) : null
}

/** Sums the counts of the chosen values, or of all values if none is chosen. */
function sum(counts: Readonly<Record<string, number>>, chosen: readonly string[]): number {
  const values = chosen.length > 0 ? chosen : Object.keys(counts)
  return values.reduce((total, value) => total + (counts[value] ?? 0), 0)
}

/** Advice for an empty list, based on its relaxations. It promises no more than the counts show (assumed). */
export function nothingFoundWords(relaxations: readonly FilterRelaxation[]): string {
  if (relaxations.length === 0) return '조건을 모두 빼고 찾아보세요.'
  if (relaxations.every(({ count }) => count === null)) return '아래 조건을 빼면 상품이 있을 수 있어요.'
  return relaxations.length === 1
    ? '아래 조건을 빼면 상품이 있어요.'
    : '아래 조건 가운데 하나만 빼면 상품이 있어요.'
}
