import type { HostOperations } from '../../operation/operation.ts'
import { operationOf, success } from '../../operation/operation.ts'
import { buildVote } from './build-review.ts'
import { findReview, parseIds, type ReviewSet } from './review-set.ts'
import type { Press } from './state/review-row.ts'

/** Handlers of like and hate. Source: specification sections 4 and 7; docs/decisions/0009-meaning-of-writes.md. */
export function votingHandlers(set: ReviewSet): HostOperations {
  const { state, url, name } = set
  const voteHandler = (press: Press) =>
    operationOf('POST', `${url}/:review/${press}`, ask => {
      const ids = parseIds(ask, 'review')
      const member = ask.requireMember()
      findReview(set, ids)
      state.votes.press(ids.itemId, ids.threadId, member.member_id, press)
      return JSON.stringify({
        ...success,
        result: buildVote(state, ids.itemId, findReview(set, ids), member),
      })
    })
  return { [`like${name}`]: voteHandler('like'), [`hate${name}`]: voteHandler('hate') }
}
