import type { PriceChange } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { Values } from '../exchanges/planned-request.ts'

/** The maximum number of a shop's items in one request. */
const maxItems = 200

/**
 * "Products whose price dropped today or yesterday below that of the thirty days before", "largest drop in percent
 * first". Source: the contract.
 */
export function priceDrops({ ask, known }: Context): readonly Check[] {
  const shops = (known.pools.ManagerId ?? []).map((id): Values => ({ idx_b_manager: id }))
  return [
    lawCheck({
      id: 'price-drops',
      name: 'price drops are the price changes of cheaper items, largest drop first',
      operations: ['getPriceDrops', 'getPriceChanges', 'getItems'],
      share: 0.3,
      value: fc.record({
        limit: fc.integer({ min: 1, max: 30 }),
        shop: fc.constantFrom<Values[]>({}, ...shops),
      }),
      async holds({ limit, shop }) {
        const drops = await ask.ok('getPriceDrops', { values: { ...shop, limit } })
        const { result } = drops.body
        hold(result.length <= limit, 'body.result.length', `is ${result.length} of ${limit}`, drops)
        const ids = result.map(({ change }) => change.item_id)
        holdSame(
          'body.result.*.item.item_id',
          result.map(({ item }) => item.item_id),
          ids,
          drops,
        )
        for (const [place, { change }] of result.entries()) {
          const at = `body.result.${place}.change`
          const before = result[place - 1]?.change
          hold(dropOf(change) >= 0, `${at}.month_low`, `is ${change.month_low}, and it has risen`, drops)
          hold(!before || dropOf(before) >= dropOf(change), at, 'is larger than the one before', drops)
        }
        if (ids.length === 0) return
        const changes = await ask.ok('getPriceChanges', { values: { item_ids: ids } })
        const byId = new Map(changes.body.result.map(change => [change.item_id, change]))
        for (const [place, { change }] of result.entries()) {
          holdSame(`body.result.${place}.change`, change, byId.get(change.item_id), changes, drops)
        }
        const sold = await ask.ok('getItems', { values: { ...shop, limit: maxItems } })
        const { items, total } = sold.body.result
        const ofShop = new Set(items.map(({ item_id }) => item_id))
        const foreign = ids.find(id => !ofShop.has(id))
        const isOfShop = total > maxItems || foreign === undefined
        hold(isOfShop, 'body.result.*.item.item_id', `has ${foreign}, of another shop`, sold, drops)
      },
    }),
  ]
}

/** The share of the month's low by which a product is cheaper now. */
function dropOf({ recent: [last], month_low }: PriceChange): number {
  return last && month_low !== undefined ? 1 - last.any / month_low : 0
}
