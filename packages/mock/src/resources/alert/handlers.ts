import type { PriceAlert, PriceAlertResponse, PriceAlertsResponse } from '@jeoul/api/types'
import type { MockContext } from '../../operation/mock-context.ts'
import { done, operation, operationOf, success } from '../../operation/operation.ts'
import { Problem } from '../../operation/problem.ts'
import { buildItemView } from '../item/build-item-view.ts'
import { findItem, parseItemId } from '../item/find-item.ts'
import { alertFields } from './alert-fields.ts'
import type { StoredAlert } from './alert-state.ts'

/** The handlers of alerts about prices. Source: assumed; docs/decisions/0085-price-history-and-alerts.md. */
export function alertHandlers(mock: MockContext) {
  const url = `${mock.baseUrls.second}/desktop/v1/shopping/alerts`
  return {
    getPriceAlerts: operation(url, ({ requireMember }) => {
      const { member_id } = requireMember()
      const result = mock.state.alerts.alertsOf(member_id).flatMap(kept => buildAlert(mock, kept))
      return JSON.stringify({ ...success, result } satisfies PriceAlertsResponse)
    }),
    savePriceAlert: operationOf('PUT', `${url}/:id`, ({ path, body, requireMember }) => {
      const itemId = parseItemId('path.id', path('id'))
      const kept = { itemId, alert: alertFields(body.json()) }
      const { member_id } = requireMember()
      findItem(mock.index, 'path.id', itemId)
      mock.state.alerts.keep(member_id, kept)
      const [result] = buildAlert(mock, kept)
      if (!result) throw noAlert()
      return JSON.stringify({ ...success, result } satisfies PriceAlertResponse)
    }),
    deletePriceAlert: operationOf('DELETE', `${url}/:id`, ({ path, requireMember }) => {
      const itemId = parseItemId('path.id', path('id'))
      if (!mock.state.alerts.remove(requireMember().member_id, itemId)) throw noAlert()
      return done
    }),
  }
}

function buildAlert(mock: MockContext, { itemId, alert }: StoredAlert): PriceAlert[] {
  const ref = mock.index.find(itemId)
  if (ref === undefined) return []
  const { item_id, name, image } = buildItemView(mock, ref)
  return [{ item_id, name, image, ...alert }]
}

function noAlert(): Problem {
  return new Problem(404, 'path.id: the member has no alert about the item')
}
