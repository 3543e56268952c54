import type { NotifyDraft } from '@jeoul/api/types'
import type { StateSource } from '../../state/state-source.ts'

/** What members reported about items. */
export interface ReportState {
  /** A second report of the same item replaces the first. */
  keep(memberId: string, itemId: number, report: NotifyDraft): void
  reportOf(memberId: string, itemId: number): NotifyDraft | undefined
}

export function createReportState({ store }: StateSource): ReportState {
  const reports = store.table<NotifyDraft>('reports', {
    read: node => ({ id_notify: node.field('id_notify').integer(), ment: node.field('ment').text() }),
  })
  const keyOf = (memberId: string, itemId: number) => `${memberId}/${itemId}`
  return {
    keep: (memberId, itemId, report) => reports.set(keyOf(memberId, itemId), report),
    reportOf: (memberId, itemId) => reports.get(keyOf(memberId, itemId)),
  }
}
