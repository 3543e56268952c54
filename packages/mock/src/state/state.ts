import type { MockSource } from '../handlers/mock-context.ts'
import { type AdState, createAdState } from './ad-state.ts'
import { type Clock, createClock } from './clock.ts'
import { createEstimateState, type EstimateState } from './estimate-state.ts'
import { createMarketReviewState, type MarketReviewState } from './market-review-state.ts'
import { createMinishopState, type MinishopState } from './minishop-state.ts'
import { createReportState, type ReportState } from './report-state.ts'
import { createReviewState, type ReviewState } from './review-state.ts'
import { createWishState, type WishState } from './wish-state.ts'

/** What was written since a mock was started; it ends with the mock. Source: docs/decisions/0009. */
export interface MockState {
  readonly ads: AdState
  readonly estimates: EstimateState
  readonly marketReviews: MarketReviewState
  readonly minishopZzim: MinishopState
  readonly reports: ReportState
  readonly reviews: ReviewState
  readonly wish: WishState
}

/** What the state of a resource is made from. */
export interface StateSource extends MockSource {
  readonly clock: Clock
}

export function createState(mock: MockSource): MockState {
  const source: StateSource = { ...mock, clock: createClock() }
  return {
    ads: createAdState(source),
    estimates: createEstimateState(source),
    marketReviews: createMarketReviewState(source),
    minishopZzim: createMinishopState(source),
    reports: createReportState(source),
    reviews: createReviewState(source),
    wish: createWishState(source),
  }
}
