import type { NotifyReport } from '@jeoul/api/types'
import type { StateSource } from '../../../state/state-source.ts'
import type { JsonNode } from '../../../state/store/json-node.ts'
import type { ReviewKind } from './review-row.ts'

/** What members reported of an item's reviews. A second report of the same target replaces the first. */
export interface ReviewReports {
  /** In the order of their first report. */
  of(itemId: number, memberId: string): readonly NotifyReport[]
  keep(itemId: number, memberId: string, report: NotifyReport): void
}

export function createReviewReports({ store }: StateSource, kind: ReviewKind): ReviewReports {
  const reports = store.table(`${kind}ReviewReports`, { read: node => node.list(readReport) })
  const keyOf = (itemId: number, memberId: string) => `${itemId}/${memberId}`
  const of = (itemId: number, memberId: string) => reports.get(keyOf(itemId, memberId)) ?? []
  return {
    of,
    keep(itemId, memberId, report) {
      const kept = of(itemId, memberId)
      const isKnown = kept.some(other => isSameTarget(other, report))
      const replaced = kept.map(other => (isSameTarget(other, report) ? report : other))
      reports.set(keyOf(itemId, memberId), isKnown ? replaced : [...kept, report])
    },
  }
}

function readReport(node: JsonNode): NotifyReport {
  const idxComment = node.field('idx_comment').maybe(id => id.text())
  return {
    id_notify: node.field('id_notify').integer(),
    ment: node.field('ment').text(),
    idx_thread: node.field('idx_thread').text(),
    ...(idxComment === undefined ? {} : { idx_comment: idxComment }),
  }
}

function isSameTarget(a: NotifyReport, b: NotifyReport): boolean {
  return a.idx_thread === b.idx_thread && a.idx_comment === b.idx_comment
}
