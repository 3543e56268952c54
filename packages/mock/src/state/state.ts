import type { MockSource } from '../operation/mock-source.ts'
import { type AdState, createAdState } from '../resources/ad/ad-state.ts'
import { createEstimateState, type EstimateState } from '../resources/estimate/estimate-state.ts'
import { createMinishopState, type MinishopState } from '../resources/minishop/minishop-state.ts'
import { createReportState, type ReportState } from '../resources/report/report-state.ts'
import {
  createMarketReviewState,
  type MarketReviewState,
} from '../resources/reviews/state/market-review-state.ts'
import { createReviewState, type ReviewState } from '../resources/reviews/state/review-state.ts'
import { createWishState, type WishState } from '../resources/wish/wish-state.ts'
import { type AddedCounts, createAddedCounts } from './added-counts.ts'
import { type Clock, type ClockSetting, createClock, usualClock } from './clock.ts'
import type { StateSource } from './state-source.ts'
import { createStore, type Store } from './store/store.ts'

/** What was written since a mock was started. Source: docs/decisions/0009 and 0011. */
export interface MockState {
  /** All of the others together: saved, loaded, emptied. */
  readonly store: Store
  readonly clock: Clock
  readonly ads: AdState
  readonly estimates: EstimateState
  readonly marketReviews: MarketReviewState
  readonly minishopZzim: MinishopState
  readonly reports: ReportState
  readonly reviews: ReviewState
  readonly wish: WishState
  /** What members add to the counts of items. */
  readonly added: AddedCounts
}

/** @param start what time it is for the first thing written */
export function createState(mock: MockSource, start: ClockSetting = usualClock): MockState {
  const store = createStore()
  const clock = createClock(store, start)
  const source: StateSource = { ...mock, store, clock }
  const reviews = createReviewState(source)
  const wish = createWishState(source)
  return {
    store,
    clock,
    added: createAddedCounts(reviews, wish),
    ads: createAdState(source),
    estimates: createEstimateState(source),
    marketReviews: createMarketReviewState(source),
    minishopZzim: createMinishopState(source),
    reports: createReportState(source),
    reviews,
    wish,
  }
}
