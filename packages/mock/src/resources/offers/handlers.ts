import type { ItemOffersResponse } from '@jeoul/api/types'
import { type Offer, offersOf } from '../../catalogue/offers.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, success } from '../../operation/operation.ts'
import { parseInteger, parseList, parseOneOf } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'
import { findItem, parseItemId } from '../item/find-item.ts'
import { buildItemOffers } from './build-item-offers.ts'
import { buildMarket, byTruePrice } from './build-market.ts'

const flags = ['0', '1'] as const
/** The contract's limit of `getItemOffers`. */
const maxItems = 30

/** The handler of the malls' offers for one product. Source: specification sections 3, 7 and 9. */
export function offerHandlers(mock: MockContext) {
  return { getMalls: getMalls(mock) }
}

/** The handler of the malls' offers for several products. Source: assumed. */
export function itemOfferHandlers(mock: MockContext) {
  return { getItemOffers: getItemOffers(mock) }
}

function getItemOffers({ index, baseUrls }: MockContext) {
  return operation(`${baseUrls.main}/front/v3/items/offers`, ({ query }) => {
    const named = (query.get('item_ids') ?? '').split(',')
    if (named.length > maxItems) throw new Problem(400, `query.item_ids: expected at most ${maxItems}`)
    const itemIds = parseList(named.join(), id => parseItemId('query.item_ids', id))
    const result = [...new Set(itemIds)].flatMap(itemId => {
      const ref = index.find(itemId)
      if (ref === undefined) return []
      const { leaf, row } = index.place(ref)
      return [{ item_id: String(itemId), offers: buildItemOffers(index.catalogue, leaf, row) }]
    })
    return JSON.stringify({ ...success, result } satisfies ItemOffersResponse)
  })
}

function getMalls({ index, baseUrls }: MockContext) {
  return operation(`${baseUrls.second}/desktop/v1/shopping/items/:id/malls/:x`, ({ path, query }) => {
    const isOn = (name: string) => parseOneOf(`query.${name}`, query.get(name), flags) === '1'
    const itemId = parseItemId('path.id', path('id'))
    parseOneOf('path.x', path('x'), ['all'])
    parseOneOf('query.sort', query.get('sort'), ['low'])
    const withDelivery = isOn('delivery_price')
    const type = isOn('on_sale') ? 'card' : 'cash'
    const shop = parseInteger('query.idx_b_manager', query.get('idx_b_manager'), 0) ?? 0
    const { leaf, row } = index.place(findItem(index, 'path.id', itemId))
    const offers = offersOf(index.catalogue, leaf, row, { type })
    const sorted = withDelivery ? offers.toSorted(byTruePrice) : offers
    const isOwn = ({ idxBManager }: Offer) => shop > 1 && idxBManager === shop
    const listed = [...sorted.filter(isOwn), ...sorted.filter(offer => !isOwn(offer))]
    return JSON.stringify({ ...success, markets: listed.map(offer => buildMarket(offer, baseUrls.main)) })
  })
}
