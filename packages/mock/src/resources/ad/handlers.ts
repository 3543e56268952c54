import type { MockContext } from '../../operation/mock-context.ts'
import { operation } from '../../operation/operation.ts'
import { parseOneOf } from '../../operation/parameters.ts'
import { findItem, parseItemId } from '../item/find-item.ts'
import { buildAdPayload } from './build-ad-payload.ts'

const codes = ['sap006', 'sam006', 'svp003'] as const
const events = { view: 'view_promotion', click: 'select_promotion' } as const

/** Handlers of ad tracking; the answers have no envelope. Source: specification section 7. */
export function adHandlers(mock: MockContext) {
  const { main } = mock.baseUrls

  const tracking = (event: keyof typeof events) =>
    operation(`${main}/ga4/v1/ads/:a/${event}/:b`, ({ path }) => {
      const code = parseOneOf('path.a', path('a'), codes) ?? 'sap006'
      const itemId = parseItemId('path.b', path('b'))
      const ref = findItem(mock.index, 'path.b', itemId)
      mock.state.ads.count(event, code, itemId)
      return JSON.stringify(buildAdPayload(mock.index, events[event], ref, code))
    })

  return {
    clickAd: tracking('click'),
    viewAd: tracking('view'),
    getAdTag: operation(`${main}/front/v3/ad/gaua4tag/`, ({ query }) => {
      const itemId = parseItemId('query.item_id', query.get('item_id'))
      const ref = findItem(mock.index, 'query.item_id', itemId)
      return JSON.stringify(buildAdPayload(mock.index, 'view_item', ref))
    }),
  }
}
