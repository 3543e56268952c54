import type { MockSource } from '../handlers/mock-context.ts'
import { type AdState, createAdState } from './ad-state.ts'
import { type AddedCounts, createAddedCounts } from './added-counts.ts'
import { type Clock, type ClockSetting, createClock, usualClock } from './clock.ts'
import { createEstimateState, type EstimateState } from './estimate-state.ts'
import { createMarketReviewState, type MarketReviewState } from './market-review-state.ts'
import { createMinishopState, type MinishopState } from './minishop-state.ts'
import { createReportState, type ReportState } from './report-state.ts'
import { createReviewState, type ReviewState } from './review-state.ts'
import { createStore, type Store } from './store/store.ts'
import { createWishState, type WishState } from './wish-state.ts'

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

/** What a state is about. Addresses belong to answers, so that it can be there before the hosts have any. */
export type StateSubject = Omit<MockSource, 'baseUrls'>

/** What the state of a resource is made from. */
export interface StateSource extends StateSubject {
  readonly store: Store
  readonly clock: Clock
}

/** @param start what time it is for the first thing written */
export function createState(mock: StateSubject, start: ClockSetting = usualClock): MockState {
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
