import type { PriceBand } from '@jeoul/api/types'
import { combine, createEvent, createStore } from 'effector'
import { priceBands } from './facets-model.ts'
import type { ChoiceCounts } from './filter-index/count-choices.ts'
import { $cateId, $shownItems, items } from './model.ts'

/** Counts for the visible choice; null if they cannot be computed. */
export const countsComputed = createEvent<ChoiceCounts | null>()

/** Used until the host's counts arrive. */
export const $localCounts = createStore<ChoiceCounts | null>(null, { serialize: 'ignore' })
  .on(countsComputed, (_, counts) => counts)
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
  // The total of the rows on screen. A failed list has only the host's.
  total: (list.status === 'failed' ? null : made?.total) ?? list.data?.total ?? null,
  specs: made?.specs ?? list.data?.specCounts ?? null,
  bands: made ? bands.map((band, place) => ({ ...band, count: made.bands[place] ?? 0 })) : bands,
}))
