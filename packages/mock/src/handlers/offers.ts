import { offersOf } from '../catalogue/offers.ts'
import { buildMarket, byTruePrice } from './build-market.ts'
import type { MockContext } from './mock-context.ts'
import { operation, success } from './operation.ts'
import { parseDigits, parseOneOf } from './parameters.ts'
import { Problem } from './problem.ts'

const flags = ['0', '1'] as const

/** The handler of what the malls charge for one product. Source: specification sections 3, 7 and 9. */
export function getMalls({ index, baseUrls }: MockContext) {
  return operation(`${baseUrls.second}/desktop/v1/shopping/items/:id/malls/:x`, ({ path, query }) => {
    const isOn = (name: string) => parseOneOf(`query.${name}`, query.get(name), flags) === '1'
    const itemId = parseDigits('path.id', path('id'), 12)
    parseOneOf('path.x', path('x'), ['all'])
    const withDelivery = isOn('delivery_price')
    const type = isOn('on_sale') ? 'card' : 'cash'
    const ref = index.find(Number(itemId))
    if (ref === undefined) throw new Problem(404, 'path.id: no such item')
    const { leaf, row } = index.place(ref)
    const offers = offersOf(index.catalogue, leaf, row, { type })
    const sorted = withDelivery ? offers.toSorted(byTruePrice) : offers
    return JSON.stringify({ ...success, markets: sorted.map(offer => buildMarket(offer, baseUrls.main)) })
  })
}
