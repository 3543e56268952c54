import { offersOf } from '../../catalogue/offers.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, success } from '../../operation/operation.ts'
import { parseOneOf } from '../../operation/parameters.ts'
import { findItem, parseItemId } from '../item/find-item.ts'
import { buildMarket, byTruePrice } from './build-market.ts'

const flags = ['0', '1'] as const

/** The handler of what the malls charge for one product. Source: specification sections 3, 7 and 9. */
export function offerHandlers(mock: MockContext) {
  return { getMalls: getMalls(mock) }
}

function getMalls({ index, baseUrls }: MockContext) {
  return operation(`${baseUrls.second}/desktop/v1/shopping/items/:id/malls/:x`, ({ path, query }) => {
    const isOn = (name: string) => parseOneOf(`query.${name}`, query.get(name), flags) === '1'
    const itemId = parseItemId('path.id', path('id'))
    parseOneOf('path.x', path('x'), ['all'])
    const withDelivery = isOn('delivery_price')
    const type = isOn('on_sale') ? 'card' : 'cash'
    const { leaf, row } = index.place(findItem(index, 'path.id', itemId))
    const offers = offersOf(index.catalogue, leaf, row, { type })
    const sorted = withDelivery ? offers.toSorted(byTruePrice) : offers
    return JSON.stringify({ ...success, markets: sorted.map(offer => buildMarket(offer, baseUrls.main)) })
  })
}
