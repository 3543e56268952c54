import { priceTypeValues } from '@jeoul/api/enums'
import fc from 'fast-check'
import { type Check, caseCheck, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { listQuestions, listValues } from './list-questions.ts'
import { listedPrice } from './listed-price.ts'

/**
 * The bounds of lists: "Lowest price (inclusive)", "Highest price (inclusive)", and the default window and order.
 * Source: the contract.
 */
export function listEnds({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  const question = listQuestions(known)
  return [
    lawCheck({
      id: 'price-range-ends',
      name: 'a price range includes both ends',
      operations: ['getItems'],
      share: 0.4,
      value: fc.record({ question, type: fc.constantFrom(...priceTypeValues), pick: fc.nat() }),
      async holds({ question: { category, choice }, type, pick }) {
        const list = (more: object) =>
          ask.ok('getItems', { values: listValues(category, choice, { type, limit: 60, ...more }) })
        const all = await list({})
        const priced = all.body.result.items.filter(item => listedPrice(item, type) !== null)
        const item = priced[pick % priced.length]
        const price = item ? listedPrice(item, type) : null
        if (!item || price === null) return
        const exact = await list({ min: price, max: price })
        const { items, total } = exact.body.result
        const isThere = total > 60 || items.some(({ item_id }) => item_id === item.item_id)
        const same = priced.filter(each => listedPrice(each, type) === price).length
        hold(total >= same, 'body.result.total', `is ${total} instead of ${same}`, all, exact)
        hold(isThere, 'body.result.items', `is without ${item.item_id}, at ${price} won`, all, exact)
      },
    }),
    caseCheck({
      id: 'list-defaults',
      name: 'a list without a window and an order is the first thirty by rank',
      operations: ['getItems'],
      cases: () => known.categories,
      async holds(category) {
        const plain = await ask.ok('getItems', { values: listValues(category, {}) })
        const window = { offset: 0, limit: 30, sort: 'rank', type: 'cash' }
        const explicit = await ask.ok('getItems', { values: listValues(category, {}, window) })
        holdSame('body.result', plain.body.result, explicit.body.result, explicit, plain)
      },
    }),
  ]
}
