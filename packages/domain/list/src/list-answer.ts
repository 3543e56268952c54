import type {
  CategoryCount,
  ItemListResponse,
  ListItem,
  Maker,
  MallCount,
  PriceBand,
  Trait,
} from '@jeoul/api/types'
import { readItem } from './read-item.ts'

export interface ListAnswer {
  readonly items: readonly ListItem[]
  readonly total: number
  readonly makers: readonly Maker[]
  /** Counts by facet key and value key; null if the host does not count. */
  readonly specCounts: Readonly<Record<string, Readonly<Record<string, number>>>> | null
  /** The price bands with their counts; null if the host does not count. */
  readonly priceBands: readonly PriceBand[] | null
  /** How many would be left with each trait that the host filters by; empty if it knows none. */
  readonly traitCounts: Readonly<Partial<Record<Trait, number>>>
  /** The malls to choose from; null if the host does not filter by them. */
  readonly malls: readonly MallCount[] | null
  /** Categories in which the words are found, if the host sends them. */
  readonly categories?: readonly CategoryCount[] | undefined
  /** The event that the list was narrowed to, if the host knows it. */
  readonly event?: { readonly id: string; readonly title: string } | undefined
}

/** "The product list is stored only when success is true" (specification, section 5). */
export function readList({ success, result, makers }: ItemListResponse): ListAnswer | null {
  if (success !== true || !Array.isArray(result?.items)) return null
  const items = result.items.map(readItem).filter(item => item !== null)
  return {
    items,
    total: result.total >= 0 ? result.total : items.length,
    makers: Array.isArray(makers) ? makers : [],
    specCounts: result.spec_counts ?? null,
    priceBands: result.price_bands ?? null,
    traitCounts: result.trait_counts ?? {},
    malls: Array.isArray(result.malls) ? result.malls.filter(mall => mall?.id && mall.name) : null,
    categories: result.category_counts,
    event: result.event,
  }
}
