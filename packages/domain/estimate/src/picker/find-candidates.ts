import type { Part, PriceType } from '@jeoul/api/types'
import { partPrice } from '../parts/part-price.ts'
import { type CandidateQuery, isSought } from './candidate-query.ts'
import { type FiguredPart, hasFigures } from './figured-part.ts'

/**
 * The parts that match a query (assumed). Sorted by price, parts without one come last; by popularity, in the host's
 * order.
 *
 * @param parts the most popular first
 */
export function findCandidates(
  parts: readonly FiguredPart[],
  query: CandidateQuery,
  type: PriceType,
): readonly Part[] {
  const found = parts.flatMap(figured =>
    isSought(figured.part, query) && hasFigures(figured, query.figures) ? [figured.part] : [],
  )
  if (query.order === 'popular') return found
  const priced = found.map(part => ({ part, price: partPrice(part, type) ?? Number.POSITIVE_INFINITY }))
  return priced.toSorted((one, other) => compare(one.price, other.price)).map(({ part }) => part)
}

/** Infinite prices are equal, but their difference is NaN. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** The makers of these parts, those with the most parts first. */
export function makersOf(parts: readonly Part[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { maker } of parts) if (maker !== '') counts.set(maker, (counts.get(maker) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([maker]) => maker)
}
