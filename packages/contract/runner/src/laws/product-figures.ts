import fc from 'fast-check'
import { holdSame } from '../asking/hold.ts'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'

/**
 * All calls agree on a product's figures: "Lowest price in cash, without delivery" is that of its cheapest
 * offer; likewise for card prices. Source: the contract.
 */
export function productFigures({ ask, known }: Context): readonly Check[] {
  if (known.itemIds.length === 0) return []
  return [
    lawCheck({
      name: 'the lowest price is that of the cheapest offer, wherever it is told',
      operations: ['getProduct', 'getItemView', 'getMalls'],
      value: fc.constantFrom(...known.itemIds),
      async holds(id) {
        const product = await ask.ok('getProduct', { values: { id } })
        const { item, productData } = product.body.result
        const view = await ask.ok('getItemView', { values: { a: id, b: 1 } })
        holdSame('body.result', view.body.result, item, product, view)
        holdSame('body.result.productData.priceLow', productData.priceLow, item.cash, product)
        for (const [on_sale, price] of [
          ['0', 'cash'],
          ['1', 'card'],
        ] as const) {
          const offers = await ask.ok('getMalls', { values: { id, x: 'all', on_sale } })
          const prices = offers.body.markets.map(({ priceB2c }) => priceB2c)
          const lowest = prices.length === 0 ? null : Math.min(...prices)
          holdSame(`body.result.item.${price}`, item[price], lowest, offers, product)
        }
      },
    }),
  ]
}
