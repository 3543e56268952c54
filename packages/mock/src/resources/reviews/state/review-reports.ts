import type { NotifyReport } from '@jeoul/api/types'
import type { StateSource } from '../../../state/state-source.ts'
import { groupRows } from '../../../state/store/rows.ts'
import { memberRecord } from '../../session/member-record.ts'
import type { ReviewKind } from './review-row.ts'
import type { ReviewRows } from './review-rows.ts'

/** What members reported of an item's reviews. A second report of the same target replaces the first. */
export interface ReviewReports {
  /** In the order of their first report. */
  of(itemId: number, memberId: string): readonly NotifyReport[]
  keep(itemId: number, memberId: string, report: NotifyReport): void
}

export function createReviewReports(
  { store: { database } }: StateSource,
  { reports: rows }: ReviewRows,
  kind: ReviewKind,
): ReviewReports {
  const { reviewReport } = database
  const keyOf = (...place: readonly [ReviewKind, itemId: number, memberId: string]) => place.join('/')
  const find = groupRows(rows, row => keyOf(row.kind, row.itemId, row.memberId))
  return {
    of: (itemId, memberId) => find(keyOf(kind, itemId, memberId)).map(toReport),
    keep(itemId, memberId, { id_notify: reason, ment: text, idx_thread, idx_comment }) {
      const id = [keyOf(kind, itemId, memberId), idx_thread, idx_comment].join('/')
      if (reviewReport.update({ where: { id: { equals: id } }, data: { reason, text } })) return
      const commentId = idx_comment === undefined ? null : Number(idx_comment)
      const target = { kind, itemId, reviewId: Number(idx_thread), commentId }
      reviewReport.create({ id, ...target, reason, text, member: memberRecord(database, memberId) })
    },
  }
}

type StoredReport = ReturnType<ReviewRows['reports']['all']>[number]

function toReport({ reason, text, reviewId, commentId }: StoredReport): NotifyReport {
  return {
    id_notify: reason,
    ment: text,
    idx_thread: String(reviewId),
    ...(commentId === null ? {} : { idx_comment: String(commentId) }),
  }
}
