import type { NotifyDraft } from '@jeoul/api/types'
import type { StateSource } from '../../state/state-source.ts'
import { groupRows } from '../../state/store/rows.ts'
import { memberIds, memberRecord } from '../session/member-record.ts'

/** What members reported about items. */
export interface ReportState {
  /** A second report of the same item replaces the first. */
  keep(memberId: string, itemId: number, report: NotifyDraft): void
  reportOf(memberId: string, itemId: number): NotifyDraft | undefined
}

export function createReportState({ store: { database, rows } }: StateSource): ReportState {
  const { itemReport } = database
  const reports = rows('itemReport', {
    toRow: ({ id, itemId, reason, text, member }) => ({
      id,
      itemId,
      reason,
      text,
      memberId: member?.id ?? '',
    }),
    read: node => ({
      id: node.field('id').text(),
      itemId: node.field('itemId').integer(),
      reason: node.field('reason').integer(),
      text: node.field('text').text(),
      memberId: node.field('memberId').oneOf(memberIds),
    }),
    create: ({ memberId, ...row }) => itemReport.create({ ...row, member: memberRecord(database, memberId) }),
  })
  const find = groupRows(reports, ({ id }) => id)
  const idOf = (memberId: string, itemId: number) => `${memberId}/${itemId}`
  return {
    keep(memberId, itemId, { id_notify: reason, ment: text }) {
      const id = idOf(memberId, itemId)
      const data = { reason, text }
      if (itemReport.update({ where: { id: { equals: id } }, data })) return
      itemReport.create({ id, itemId, ...data, member: memberRecord(database, memberId) })
    },
    reportOf(memberId, itemId) {
      const [report] = find(idOf(memberId, itemId))
      return report && { id_notify: report.reason, ment: report.text }
    },
  }
}
