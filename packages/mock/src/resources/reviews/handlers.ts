import type { MockContext } from '../../operation/mock-context.ts'
import type { HostOperations } from '../../operation/operation.ts'
import { commentingHandlers } from './commenting.ts'
import { readingHandlers } from './reading.ts'
import { reportingHandlers } from './reporting.ts'
import type { ReviewSet } from './review-set.ts'
import { votingHandlers } from './voting.ts'
import { writingHandlers } from './writing.ts'

/** Handlers of reviews and of market reviews: the same sixteen operations for each. */
export function reviewHandlers(mock: MockContext): HostOperations {
  const { baseUrls, state } = mock
  const item = `${baseUrls.second}/desktop/v1/shopping/items/:id`
  return {
    ...setHandlers({ mock, state: state.reviews, url: `${item}/reviews`, name: 'Review', sort: 'rank' }),
    ...setHandlers({
      mock,
      state: state.marketReviews,
      url: `${item}/market/reviews`,
      name: 'MarketReview',
      sort: 'marks',
    }),
  }
}

function setHandlers(set: ReviewSet): HostOperations {
  return {
    ...readingHandlers(set),
    ...writingHandlers(set),
    ...votingHandlers(set),
    ...commentingHandlers(set),
    ...reportingHandlers(set),
  }
}
