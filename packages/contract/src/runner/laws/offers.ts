import type { Market } from '@jeoul/api/types'
import fc from 'fast-check'
import { hold, holdSame } from '../exchanges/hold.ts'
import { propertyLaw } from './law.ts'

/**
 * "The malls' offers for one product, cheapest first"; `delivery_price` "sorts by the price including delivery".
 * Source: the contract.
 */
export const offerOrders = propertyLaw({
  id: 'offer-orders',
  name: 'offers come cheapest first',
  operations: ['getMalls'],
  needs: ['items'],
  value: ({ known }) =>
    fc.record({
      id: fc.constantFrom(...known.itemIds),
      delivery_price: fc.constantFrom('0', '1'),
      on_sale: fc.constantFrom('0', '1'),
    }),
  async holds({ ask }, values) {
    const answer = await ask.ok('getMalls', { values: { ...values, x: 'all' } })
    const prices = answer.body.markets.flatMap(market =>
      values.delivery_price === '1' ? withDelivery(market) : market.priceB2c,
    )
    const wrong = prices.findIndex((price, place) => place > 0 && price < (prices[place - 1] ?? price))
    hold(wrong < 0, 'body.markets', `has ${prices[wrong]} won after ${prices[wrong - 1]}`, answer)
  },
})

/** Empty if the delivery fee is unknown. */
function withDelivery({ priceB2c, costDelivery }: Market): readonly number[] {
  const { kind, fee = 0, threshold = 0 } = costDelivery
  if (kind === 'unknown') return []
  const isCharged = kind === 'paid' || (kind === 'free-above' && priceB2c < threshold)
  return [isCharged ? priceB2c + fee : priceB2c]
}

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
export const productFigures = [
  propertyLaw({
    id: 'lowest-price',
    name: 'all calls return the price of the cheapest offer as the lowest',
    operations: ['getProduct', 'getItemView', 'getMalls'],
    needs: ['items'],
    value: ({ known }) => fc.constantFrom(...known.itemIds),
    async holds({ ask }, id) {
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
  propertyLaw({
    id: 'offers-of-several',
    name: 'offers of several products equal the offers of each',
    operations: ['getItemOffers', 'getMalls'],
    needs: ['items'],
    value: ({ known }) => fc.constantFrom(...known.itemIds),
    async holds({ ask }, id) {
      const many = await ask.ok('getItemOffers', { values: { item_ids: [id, unknownId, id] } })
      const ids = many.body.result.map(({ item_id }) => item_id)
      holdSame('body.result.*.item_id', ids, [id], many)
      const offers = many.body.result.find(({ item_id }) => item_id === id)?.offers ?? []
      for (const [on_sale, price] of prices) {
        const one = await ask.ok('getMalls', { values: { id, x: 'all', on_sale } })
        const listed = one.body.markets.map(({ priceB2c, ...offer }) => lineOf(offer, priceB2c))
        const same = offers.flatMap(({ [price]: won, ...offer }) => (won === null ? [] : lineOf(offer, won)))
        // "Offers in the order of `getMalls`", which differs for card prices.
        const [is, wanted] = on_sale === '0' ? [same, listed] : [same.toSorted(), listed.toSorted()]
        holdSame(`body.result.0.offers.*.${price}`, is, wanted, one, many)
      }
    },
  }),
]

function lineOf({ mallName, costDelivery }: Pick<Market, 'mallName' | 'costDelivery'>, won: number): string {
  const { kind, fee = 0, threshold = 0 } = costDelivery
  return `${mallName} ${won}, ${kind} ${fee} ${threshold}`
}
