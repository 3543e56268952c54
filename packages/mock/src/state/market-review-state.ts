import { createReviewState, type ReviewState } from './review-state.ts'
import type { StateSource } from './state.ts'

export type MarketReviewState = ReviewState

export function createMarketReviewState(source: StateSource): MarketReviewState {
  return createReviewState(source, 'market')
}
