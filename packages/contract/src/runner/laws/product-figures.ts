import type { Market } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'

/** "Unknown products and repeated ids are left out." */
const unknownId = '999999999999'

/** Values of `on_sale`, with the price that each requests. */
const prices = [
  ['0', 'cash'],
  ['1', 'card'],
] as const

/**
 * All calls agree on a product's figures: "Lowest price in cash, without delivery" is that of its cheapest offer,
 * likewise by card, and a list prices a product by the same offers as its page. Source: the contract.
 */
export function productFigures({ ask, known }: Context): readonly Check[] {
  if (known.itemIds.length === 0) return []
  return [
    lawCheck({
      id: 'lowest-price',
      name: 'all calls return the price of the cheapest offer as the lowest',
      operations: ['getProduct', 'getItemView', 'getMalls'],
      value: fc.constantFrom(...known.itemIds),
      async holds(id) {
        const product = await ask.ok('getProduct', { values: { id } })
        const { item, productData } = product.body.result
        const view = await ask.ok('getItemView', { values: { a: id, b: 1 } })
        holdSame('body.result', view.body.result, item, product, view)
        holdSame('body.result.productData.priceLow', productData.priceLow, item.cash, product)
        for (const [on_sale, price] of prices) {
          const offers = await ask.ok('getMalls', { values: { id, x: 'all', on_sale } })
          const prices = offers.body.markets.map(({ priceB2c }) => priceB2c)
          const lowest = prices.length === 0 ? null : Math.min(...prices)
          holdSame(`body.result.item.${price}`, item[price], lowest, offers, product)
        }
      },
    }),
    lawCheck({
      id: 'offers-of-several',
      name: 'offers of several products equal the offers of each',
      operations: ['getItemOffers', 'getMalls'],
      value: fc.constantFrom(...known.itemIds),
      async holds(id) {
        const many = await ask.ok('getItemOffers', { values: { item_ids: [id, unknownId, id] } })
        const ids = many.body.result.map(({ item_id }) => item_id)
        holdSame('body.result.*.item_id', ids, [id], many)
        const offers = many.body.result.find(({ item_id }) => item_id === id)?.offers ?? []
        for (const [on_sale, price] of prices) {
          const one = await ask.ok('getMalls', { values: { id, x: 'all', on_sale } })
          const listed = one.body.markets.map(({ priceB2c, ...offer }) => lineOf(offer, priceB2c))
          const same = offers.flatMap(({ [price]: won, ...offer }) =>
            won === null ? [] : lineOf(offer, won),
          )
          // "Offers in the order of `getMalls`", which differs for card prices.
          const [is, wanted] = on_sale === '0' ? [same, listed] : [same.toSorted(), listed.toSorted()]
          holdSame(`body.result.0.offers.*.${price}`, is, wanted, one, many)
        }
      },
    }),
  ]
}

function lineOf({ mallName, costDelivery }: Pick<Market, 'mallName' | 'costDelivery'>, won: number): string {
  const { kind, fee = 0, threshold = 0 } = costDelivery
  return `${mallName} ${won}, ${kind} ${fee} ${threshold}`
}
