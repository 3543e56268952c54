import type { PriceBand } from '@jeoul/api/types'
import { combine, createEvent, createStore } from 'effector'
import { priceBands } from './facets-model.ts'
import { $cateId, items } from './model.ts'

/** What a filter leaves and what each further choice would, counted before the host's answer is there. */
export interface MadeCounts {
  readonly total: number
  /** By maker id. */
  readonly makers: Readonly<Record<string, number>>
  /** By facet key and value key. */
  readonly specs: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** In the order of the bands on offer. */
  readonly bands: readonly number[]
}

/** Counts were made for the choice on show; null where they could not be. */
export const countsMade = createEvent<MadeCounts | null>()

/** They stand until the host has counted. */
export const $madeCounts = createStore<MadeCounts | null>(null, { serialize: 'ignore' })
  .on(countsMade, (_, counts) => counts)
  .reset(items.loaded, $cateId)

const none: readonly PriceBand[] = []

/** The price bands on offer, with the host's counts where it counts. */
export const $offeredBands = combine(
  items.$state,
  priceBands.$state,
  (list, bands) => list.data?.priceBands ?? bands.data ?? none,
)

/** What there is to choose from under the present choice; parts that nobody counted are null. */
export const $counts = combine($madeCounts, items.$state, $offeredBands, (made, list, bands) => ({
  total: made?.total ?? list.data?.total ?? null,
  specs: made?.specs ?? list.data?.specCounts ?? null,
  bands: made ? bands.map((band, place) => ({ ...band, count: made.bands[place] ?? 0 })) : bands,
}))
