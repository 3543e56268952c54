import type { PriceBand, Trait } from '@jeoul/api/types'
import { combine, createEvent, createStore } from 'effector'
import { priceBands } from './facets-model.ts'
import { $cateId, $shownItems, items } from './model.ts'

/** Counts of a filter and of each further choice, computed before the host answers. */
export interface LocalCounts {
  readonly total: number
  /** By maker id. */
  readonly makers: Readonly<Record<string, number>>
  /** By facet key and value key. */
  readonly specs: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** By trait, of those that can be counted. */
  readonly traits: Readonly<Partial<Record<Trait, number>>>
  /** In the order of the offered bands. */
  readonly bands: readonly number[]
}

/** Counts for the visible choice; null if they cannot be computed. */
export const countsMade = createEvent<LocalCounts | null>()

/** Used until the host's counts arrive. */
export const $localCounts = createStore<LocalCounts | null>(null, { serialize: 'ignore' })
  .on(countsMade, (_, counts) => counts)
  .reset(items.loaded, $cateId)

const none: readonly PriceBand[] = []

/** The offered price bands, with the host's counts if it sends any. */
export const $offeredBands = combine(
  $shownItems,
  priceBands.$state,
  (list, bands) => list.data?.priceBands ?? bands.data ?? none,
)

/** The counts under the current choice; null for those that are missing. */
export const $counts = combine($localCounts, $shownItems, $offeredBands, (made, list, bands) => ({
  // The total of the rows on screen.
  total: (list.status === 'failed' ? null : made?.total) ?? list.data?.total ?? null,
  specs: made?.specs ?? list.data?.specCounts ?? null,
  bands: made ? bands.map((band, place) => ({ ...band, count: made.bands[place] ?? 0 })) : bands,
}))
