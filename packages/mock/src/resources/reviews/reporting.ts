import type { NotifyDraft, NotifyReason } from '@jeoul/api/types'
import { type Fields, integerField, textField } from '../../operation/body-fields.ts'
import type { HostOperations } from '../../operation/operation.ts'
import { done, operation, operationOf, success } from '../../operation/operation.ts'
import { Problem } from '../../operation/problem.ts'
import { findComment, findReview, findReviews, parseIds, type ReviewSet } from './review-set.ts'

/** Reasons for reporting a review or a comment. Source: assumed. */
const reviewReasons: readonly NotifyReason[] = [
  '광고나 홍보 글이에요',
  '욕설이나 비방이 있어요',
  '개인정보가 드러나요',
  '상품과 관계없는 내용이에요',
  '다른 사람의 글이나 사진을 가져왔어요',
  '보기 불편한 사진이나 영상이 있어요',
  '다른 문제가 있어요',
].map((ment, place) => ({ id_notify: place + 1, ment }))

/**
 * Handlers of reports. Visitors may report as well, but their reports are not stored. Source: specification
 * section 7; docs/decisions/0009-meaning-of-writes.md.
 */
export function reportingHandlers(set: ReviewSet): HostOperations {
  const { url, name } = set
  const { reports } = set.state
  return {
    [`get${name}Notify`]: operation(`${url}/notify`, ask => {
      const { itemId } = parseIds(ask)
      findReviews(set, itemId)
      const reported = ask.member ? reports.of(itemId, ask.member.member_id) : []
      return JSON.stringify({ ...success, result: { list: reviewReasons, reported } })
    }),
    [`create${name}Notify`]: operationOf('POST', `${url}/:review/notify`, ask => {
      const ids = parseIds(ask, 'review')
      const report = readReport(ask.body.json())
      const row = findReview(set, ids)
      requireReason(report)
      if (ask.member)
        reports.keep(ids.itemId, ask.member.member_id, { ...report, idx_thread: String(row.id) })
      return done
    }),
    [`create${name}CommentNotify`]: operationOf('POST', `${url}/:thread/comment/:comment/notify`, ask => {
      const ids = parseIds(ask, 'thread', 'comment')
      const report = readReport(ask.body.json())
      const row = findReview(set, ids)
      const target = { idx_thread: String(row.id), idx_comment: String(findComment(set, ids, row).id) }
      requireReason(report)
      if (ask.member) reports.keep(ids.itemId, ask.member.member_id, { ...report, ...target })
      return done
    }),
  }
}

function readReport(fields: Fields): NotifyDraft {
  return {
    id_notify: integerField(fields, 'id_notify', 1, 99),
    ment: textField(fields, 'ment', 0, 1000),
  }
}

function requireReason({ id_notify: id }: NotifyDraft): void {
  if (!reviewReasons.some(({ id_notify }) => id_notify === id)) {
    throw new Problem(404, 'body.id_notify: no such reason')
  }
}
