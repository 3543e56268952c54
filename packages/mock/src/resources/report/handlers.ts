import type { NotifyDraft } from '@jeoul/api/types'
import { type Fields, integerField, textField } from '../../operation/body-fields.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { done, operation, operationOf, success } from '../../operation/operation.ts'
import { Problem } from '../../operation/problem.ts'
import { findItem, parseItemId } from '../item/find-item.ts'
import { itemReasons } from './report-reasons.ts'

/** Handlers of reports on items. Source: specification sections 3 and 7; docs/decisions/0009-meaning-of-writes.md. */
export function reportHandlers({ index, baseUrls, state }: MockContext) {
  const url = `${baseUrls.second}/desktop/v1/shopping/items/:id/notify`
  return {
    getItemNotify: operation(url, ({ path, member }) => {
      const itemId = parseItemId('path.id', path('id'))
      findItem(index, 'path.id', itemId)
      const report = member && state.reports.reportOf(member.member_id, itemId)
      return JSON.stringify({ ...success, result: { list: itemReasons, reported: report ? [report] : [] } })
    }),
    createItemNotify: operationOf('POST', url, ({ path, body, member }) => {
      const itemId = parseItemId('path.id', path('id'))
      const report = reportFrom(body.json())
      findItem(index, 'path.id', itemId)
      if (!itemReasons.some(({ id_notify }) => id_notify === report.id_notify)) {
        throw new Problem(404, 'body.id_notify: no such reason')
      }
      // Visitors' reports are never read again, so they are not stored.
      if (member) state.reports.keep(member.member_id, itemId, report)
      return done
    }),
  }
}

function reportFrom(fields: Fields): NotifyDraft {
  return {
    id_notify: integerField(fields, 'id_notify', 1, 99),
    ment: textField(fields, 'ment', 0, 1000),
  }
}
