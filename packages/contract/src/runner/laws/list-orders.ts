import { priceTypeValues, sortValues } from '@jeoul/api/enums'
import type { ListItem, PriceType, Sort } from '@jeoul/api/types'
import fc from 'fast-check'
import { hold, holdSame } from '../exchanges/hold.ts'
import { caseLaw } from './law.ts'
import { askList, idsOf, listedPrice, listLaw, listQueries, maxItems } from './list-query.ts'

/** The highest offset that windows reach in a long list. */
const horizon = 90

/**
 * Windows of a list cover it exactly once: "`limit` is the exclusive end of the window". Source: the
 * contract; design section 6.
 */
export const listWindows = listLaw({
  id: 'list-windows',
  name: 'windows cover a list exactly once',
  share: 0.5,
  value: ({ known }) =>
    fc.record({
      query: listQueries(known),
      sort: fc.constantFrom(...sortValues),
      size: fc.integer({ min: 7, max: 40 }),
    }),
  async holds({ ask }, { query: { category, choice }, sort, size }) {
    const window = (offset: number, limit: number) => askList(ask, category, choice, { sort, offset, limit })
    const whole = await window(0, horizon)
    const { total, items } = whole.body.result
    const end = Math.min(total, horizon)
    const ids = idsOf(items)
    hold(!items.some(({ ad }) => ad), 'body.result.items', 'has ads that were not requested', whole)
    holdSame('body.result.items.length', ids.length, end, whole)
    hold(new Set(ids).size === ids.length, 'body.result.items', 'has an item twice', whole)
    for (let offset = 0; offset < end; offset += size) {
      const limit = Math.min(offset + size, end)
      const part = await window(offset, limit)
      holdSame('body.result.items', idsOf(part.body.result.items), ids.slice(offset, limit), whole, part)
      holdSame('body.result.total', part.body.result.total, total, whole, part)
    }
    const beyond = await window(total, total + size)
    holdSame('body.result.items.length', beyond.body.result.items.length, 0, beyond)
  },
})

/** How many items of a list are requested. Orders keep all items only of a list that has no more. */
const mostItems = 60

/** Orders whose sort key only the host knows: popularity and relevance. */
const isOfHost = (sort: Sort) => sort === 'rank' || sort === 'relevance'

const isByPrice = (sort: Sort) => sort === 'low' || sort === 'high'

/** Half of the draws are orders by price, the only ones that a price type affects. */
const checkedSort = fc.oneof(
  fc.constantFrom(...sortValues.filter(isByPrice)),
  fc.constantFrom(...sortValues.filter(sort => !isOfHost(sort) && !isByPrice(sort))),
)

/** The ascending sort key of each other order; null for items without a place in it. */
const keys: Record<
  Exclude<Sort, 'rank' | 'relevance'>,
  (item: ListItem, type: PriceType) => number | null
> = {
  low: listedPrice,
  high: (item, type) => negative(listedPrice(item, type)),
  new: ({ registered }) => negative(Date.parse(registered)),
  review: ({ review_count }) => negative(review_count),
}

function negative(value: number | null): number | null {
  return value === null ? null : -value
}

/**
 * Lists are sorted as requested: "low and high by price, new by date, review by number of reviews". Source: the
 * contract.
 */
export const listOrders = listLaw({
  id: 'list-orders',
  name: 'a list is in the requested order and keeps its items',
  value: ({ known }) =>
    fc.record({ query: listQueries(known), sort: checkedSort, type: fc.constantFrom(...priceTypeValues) }),
  async holds({ ask }, { query: { category, choice }, sort, type }) {
    const list = (more: object) => askList(ask, category, choice, { type, limit: mostItems, ...more })
    const sorted = await list({ sort })
    const { items, total } = sorted.body.result
    const found = items.flatMap(item => keys[sort](item, type) ?? [])
    const wrong = found.findIndex((key, place) => place > 0 && key < (found[place - 1] ?? key))
    const message = `comes too late in the order '${sort}' by ${type}`
    hold(wrong < 0, `body.result.items.${wrong}`, message, sorted)
    const ranked = await list({ sort: 'rank' })
    holdSame('body.result.total', total, ranked.body.result.total, ranked, sorted)
    if (total > mostItems) return
    const wanted = idsOf(ranked.body.result.items)
    holdSame('body.result.items', idsOf(items).toSorted(), wanted.toSorted(), ranked, sorted)
  },
})

/**
 * The bounds of lists: "Lowest price (inclusive)", "Highest price (inclusive)", and the default window and order.
 * Source: the contract.
 */
export const listEnds = [
  listLaw({
    id: 'price-range-ends',
    name: 'a price range includes both ends',
    share: 0.4,
    value: ({ known }) =>
      fc.record({ query: listQueries(known), type: fc.constantFrom(...priceTypeValues), pick: fc.nat() }),
    async holds({ ask }, { query: { category, choice }, type, pick }) {
      const list = (more: object) => askList(ask, category, choice, { type, limit: mostItems, ...more })
      const all = await list({})
      const priced = all.body.result.items.filter(item => listedPrice(item, type) !== null)
      const item = priced[pick % priced.length]
      const price = item ? listedPrice(item, type) : null
      if (!item || price === null) return
      const exact = await list({ min: price, max: price })
      const { items, total } = exact.body.result
      const isThere = total > mostItems || items.some(({ item_id }) => item_id === item.item_id)
      const same = priced.filter(each => listedPrice(each, type) === price).length
      hold(total >= same, 'body.result.total', `is ${total} instead of ${same}`, all, exact)
      hold(isThere, 'body.result.items', `lacks ${item.item_id}, at ${price} won`, all, exact)
    },
  }),
  caseLaw({
    id: 'list-defaults',
    name: 'a list without a window and an order is the first thirty by rank',
    operations: ['getItems'],
    needs: ['categories'],
    cases: ({ known }) => known.categories,
    async holds({ ask }, category) {
      const plain = await askList(ask, category)
      const window = { offset: 0, limit: 30, sort: 'rank', type: 'cash' }
      const explicit = await askList(ask, category, {}, window)
      holdSame('body.result', plain.body.result, explicit.body.result, explicit, plain)
    },
  }),
]

/**
 * "`product` groups all variants of a product into one entry, shown by the first that matches; totals, windows and
 * counts then refer to products." Source: the contract.
 */
export const listProducts = listLaw({
  id: 'grouped-variants',
  name: 'a list of products has one variant of each',
  share: 0.4,
  value: ({ known }) => listQueries(known),
  async holds({ ask }, { category, choice }) {
    const list = (more: object) => askList(ask, category, choice, { limit: maxItems, ...more })
    const all = await list({})
    if (all.body.result.total > maxItems) return
    const products = await list({ group: 'product' })
    const firsts = firstOfEach(all.body.result.items)
    holdSame('body.result.total', products.body.result.total, firsts.length, all, products)
    holdSame('body.result.items', idsOf(products.body.result.items), firsts, all, products)
  },
})

/** The ids of the first variant of every product, in the order of the list. */
function firstOfEach(items: readonly ListItem[]): readonly string[] {
  const seen = new Set<string>()
  return items.flatMap(({ item_id, variants }) => {
    if (seen.has(item_id)) return []
    for (const id of [item_id, ...idsOf(variants)]) seen.add(id)
    return [item_id]
  })
}
