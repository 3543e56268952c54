import type { Market } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold } from '../exchanges/hold.ts'

/**
 * "The malls' offers for one product, cheapest first"; `delivery_price` "sorts by the price including delivery".
 * Source: the contract.
 */
export function offerOrders({ ask, known }: Context): readonly Check[] {
  if (known.itemIds.length === 0) return []
  return [
    lawCheck({
      id: 'offer-orders',
      name: 'offers come cheapest first',
      operations: ['getMalls'],
      value: fc.record({
        id: fc.constantFrom(...known.itemIds),
        delivery_price: fc.constantFrom('0', '1'),
        on_sale: fc.constantFrom('0', '1'),
      }),
      async holds(values) {
        const answer = await ask.ok('getMalls', { values: { ...values, x: 'all' } })
        const prices = answer.body.markets.flatMap(market =>
          values.delivery_price === '1' ? withDelivery(market) : market.priceB2c,
        )
        const wrong = prices.findIndex((price, place) => place > 0 && price < (prices[place - 1] ?? price))
        hold(wrong < 0, 'body.markets', `has ${prices[wrong]} won after ${prices[wrong - 1]}`, answer)
      },
    }),
  ]
}

/** Undefined if the delivery fee is unknown. */
function withDelivery({
  priceB2c,
  costDelivery: { kind, fee = 0, threshold = 0 },
}: Market): readonly number[] {
  if (kind === 'unknown') return []
  const isCharged = kind === 'paid' || (kind === 'free-above' && priceB2c < threshold)
  return [isCharged ? priceB2c + fee : priceB2c]
}
