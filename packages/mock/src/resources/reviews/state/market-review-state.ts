import type { StateSource } from '../../../state/state-source.ts'
import { createReviewState, type ReviewState } from './review-state.ts'

export type MarketReviewState = ReviewState

export function createMarketReviewState(source: StateSource): MarketReviewState {
  return createReviewState(source, 'market')
}
