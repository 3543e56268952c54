import type { Part, PriceType } from '@jeoul/api/types'
import { partPrice } from './part-price.ts'

export type CandidateOrder = 'popular' | 'low'

/** What a shopper looks for among the parts of a kind. */
export interface CandidateQuery {
  /** Words that the name or the maker has to hold, in any order. */
  readonly keyword: string
  /** '' for all. */
  readonly maker: string
  readonly order: CandidateOrder
}

export const anyCandidate: CandidateQuery = { keyword: '', maker: '', order: 'popular' }

/**
 * The parts that a shopper looks for (assumed). By price, what has none stands last; the host's order is the popular one.
 *
 * @param parts the most popular first
 */
export function findCandidates(
  parts: readonly Part[],
  { keyword, maker, order }: CandidateQuery,
  type: PriceType,
): readonly Part[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const found = parts.filter(part => {
    if (maker !== '' && part.maker !== maker) return false
    const text = `${part.maker} ${part.name}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
  if (order === 'popular') return found
  const priced = found.map(part => ({ part, price: partPrice(part, type) ?? Number.POSITIVE_INFINITY }))
  return priced.toSorted((one, other) => compare(one.price, other.price)).map(({ part }) => part)
}

/** Infinite prices are equal, which subtraction does not tell. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** The makers of these parts, those with the most parts first. */
export function makersOf(parts: readonly Part[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { maker } of parts) if (maker !== '') counts.set(maker, (counts.get(maker) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([maker]) => maker)
}
