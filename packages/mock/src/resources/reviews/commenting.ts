import { type Fields, filledText, integerField } from '../../operation/body-fields.ts'
import type { HostOperations } from '../../operation/operation.ts'
import { done, operationOf, success } from '../../operation/operation.ts'
import { buildComment } from './build-review.ts'
import { findComment, findReview, parseIds, type ReviewSet, requireOwn } from './review-set.ts'
import type { CommentText } from './state/review-comments.ts'

const maxMessageLength = 500

/** Handlers of comments on reviews. Source: specification section 7; docs/decisions/0009-meaning-of-writes.md. */
export function commentingHandlers(set: ReviewSet): HostOperations {
  const { url, name } = set
  const { comments } = set.state
  const one = `${url}/:thread/comment/:comment`
  return {
    [`create${name}Comment`]: operationOf('POST', `${url}/:thread/comment`, ask => {
      const ids = parseIds(ask, 'thread')
      const text = readComment(ask.body.json())
      const member = ask.requireMember()
      const comment = comments.add(ids.itemId, findReview(set, ids), member, text)
      return JSON.stringify({ ...success, result: buildComment(comment, member) })
    }),
    [`update${name}Comment`]: operationOf('PUT', one, ask => {
      const ids = parseIds(ask, 'thread', 'comment')
      const text = readComment(ask.body.json())
      const member = ask.requireMember()
      const row = findReview(set, ids)
      const comment = findComment(set, ids, row)
      requireOwn(comment.memberId, member.member_id)
      const changed = comments.change(comment, text)
      return JSON.stringify({ ...success, result: buildComment(changed, member) })
    }),
    [`delete${name}Comment`]: operationOf('DELETE', one, ask => {
      const ids = parseIds(ask, 'thread', 'comment')
      const member = ask.requireMember()
      const row = findReview(set, ids)
      const comment = findComment(set, ids, row)
      requireOwn(comment.memberId, member.member_id)
      comments.remove(ids.itemId, row, comment)
      return done
    }),
  }
}

function readComment(fields: Fields): CommentText {
  return {
    managerId: integerField(fields, 'idx_b_manager', 1, Number.MAX_SAFE_INTEGER),
    message: filledText(fields, 'message', maxMessageLength),
  }
}
