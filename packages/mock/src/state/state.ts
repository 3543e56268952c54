import type { StateSubject } from '../operation/mock-source.ts'
import { type AdState, createAdState } from '../resources/ad/ad-state.ts'
import { type AlertState, createAlertState } from '../resources/alert/alert-state.ts'
import { createEstimateState, type EstimateState } from '../resources/estimate/estimate-state.ts'
import {
  createSavedEstimateState,
  type SavedEstimateState,
} from '../resources/estimate/saved/saved-estimate-state.ts'
import { createMinishopState, type MinishopState } from '../resources/minishop/minishop-state.ts'
import { createReportState, type ReportState } from '../resources/report/report-state.ts'
import { createReviewStates, type ReviewState } from '../resources/reviews/state/review-state.ts'
import { createWishState, type WishState } from '../resources/wish/wish-state.ts'
import { type AddedCounts, createAddedCounts } from './added-counts.ts'
import { type Clock, type ClockSetting, createClock, defaultClock } from './clock.ts'
import { createCounters } from './counters.ts'
import type { StateSource } from './state-source.ts'
import { createStore, type Store } from './store/store.ts'

/** What was written since a mock started: see docs/decisions/0003-data-of-the-mock.md. */
export interface MockState {
  /** All data, to be saved, loaded or cleared together. */
  readonly store: Store
  readonly clock: Clock
  readonly ads: AdState
  readonly alerts: AlertState
  readonly estimates: EstimateState
  readonly marketReviews: ReviewState
  readonly minishopZzim: MinishopState
  readonly reports: ReportState
  readonly reviews: ReviewState
  readonly savedEstimates: SavedEstimateState
  readonly wish: WishState
  /** What members add to the counts of items. */
  readonly added: AddedCounts
}

interface StateOptions {
  /** The time of the first write. */
  readonly start?: ClockSetting
  /** Counts that lists read before there is a state. */
  readonly added?: AddedCounts
}

export function createState(
  mock: StateSubject,
  { start = defaultClock, added = createAddedCounts() }: StateOptions = {},
): MockState {
  const store = createStore()
  const counters = createCounters(store)
  const clock = createClock(store, counters, start)
  const source: StateSource = { ...mock, store, counters, clock }
  const { product, market } = createReviewStates(source)
  const wish = createWishState(source)
  added.follow(product.reviews, wish)
  return {
    store,
    clock,
    added,
    ads: createAdState(source),
    alerts: createAlertState(source),
    estimates: createEstimateState(source),
    marketReviews: market,
    minishopZzim: createMinishopState(source),
    reports: createReportState(source),
    reviews: product,
    savedEstimates: createSavedEstimateState(source),
    wish,
  }
}
