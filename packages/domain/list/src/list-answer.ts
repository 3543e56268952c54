import type { CategoryCount, ItemListResponse, Maker, MallCount, PriceBand, Trait } from '@jeoul/api/types'
import type { Region } from '@jeoul/personal-price'
import { type ReadItem, readItem } from './read-item.ts'
import { readBands } from './read-price-bands.ts'

export interface ListAnswer {
  readonly items: readonly ReadItem[]
  readonly total: number
  /** Whether rows offer 비교 (assumed); a host that does not say so has it hidden, the default (section 2). */
  readonly isCompare: boolean
  readonly makers: readonly Maker[]
  /** Counts by facet key and value key; null if the host does not count. */
  readonly specCounts: Readonly<Record<string, Readonly<Record<string, number>>>> | null
  /** The price bands with their counts; null if the host does not count. */
  readonly priceBands: readonly PriceBand[] | null
  /** By trait: how many items would remain with it. Only traits that the host filters by. */
  readonly traitCounts: Readonly<Partial<Record<Trait, number>>>
  /** The malls to choose from; null if the host does not filter by mall. */
  readonly malls: readonly MallCount[] | null
  /** Categories that contain the words, if the host sends them. */
  readonly categories?: readonly CategoryCount[] | undefined
  /** The event whose products are listed, if the host knows it. */
  readonly event?: { readonly id: string; readonly title: string } | undefined
}

/**
 * Reads the answer of a list: "The product list is stored only when success is true" (specification, section 5). The
 * list's own counts of values are used even without a choice: they count products, while the counts of the facets count
 * variants.
 *
 * @param region the requested one: a host that does not name it in its answer cannot filter by free delivery there
 */
export function readList(
  { success, result, makers }: ItemListResponse,
  region: Region = 'mainland',
): ListAnswer | null {
  if (!success || !result?.items) return null
  const { free: _, ...others } = result.trait_counts ?? {}
  const items = result.items.map(readItem).filter(item => item !== null)
  return {
    items,
    total: result.total ?? items.length,
    isCompare: result.isCompare,
    makers: namedOf(makers ?? []),
    specCounts: result.spec_counts ?? null,
    priceBands: result.price_bands ? readBands(result.price_bands) : null,
    traitCounts: (result.region ?? 'mainland') === region ? (result.trait_counts ?? {}) : others,
    malls: result.malls ? namedOf(result.malls) : null,
    categories: result.category_counts?.filter(({ count }) => count > 0),
    event: result.event,
  }
}

/** Returns the entries that a shopper can choose: those with an id and a name. */
function namedOf<Entry extends { readonly id: string; readonly name: string }>(
  found: readonly Entry[],
): readonly Entry[] {
  return found.filter(({ id, name }) => id !== '' && name !== '')
}
