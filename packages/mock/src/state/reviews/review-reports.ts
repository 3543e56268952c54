import type { NotifyReport } from '@jeoul/api/types'

/** What members reported of an item's reviews. A second report of the same target replaces the first. */
export interface ReviewReports {
  /** In the order of their first report. */
  of(itemId: number, memberId: string): readonly NotifyReport[]
  keep(itemId: number, memberId: string, report: NotifyReport): void
}

export function createReviewReports(): ReviewReports {
  const reports = new Map<string, readonly NotifyReport[]>()
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

function isSameTarget(a: NotifyReport, b: NotifyReport): boolean {
  return a.idx_thread === b.idx_thread && a.idx_comment === b.idx_comment
}
