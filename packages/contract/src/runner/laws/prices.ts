import type { ListItem, LowestPrices, PriceChange, PriceHistory } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { propertyLaw } from './law.ts'
import { idsOf, maxItems, shopValues } from './list-query.ts'

const day = 86_400_000
/** "Unknown products and repeated ids are left out." */
const unknownId = '999999999999'
const monthsValues = [1, 3, 6, 12] as const
/** The number of days in the longest month. */
const daysOfMonth = 31
/** The maximum number of products in a request for price changes. */
const maxChanges = 30

type Series = PriceHistory['series'][number]

function historyOf(ask: Ask, id: string, months: number) {
  return ask.ok('getPriceHistory', { values: { id, months } })
}

/** Histories agree with today's offers and with each other. Source: the contract. */
export const priceHistories = [
  propertyLaw({
    id: 'history-end',
    name: "a price history ends with today's price",
    operations: ['getPriceHistory', 'getProduct', 'getMalls'],
    needs: ['categories', 'items'],
    share: 0.6,
    value: ({ known }) => fc.constantFrom(...known.itemIds),
    async holds({ ask }, id) {
      const history = await historyOf(ask, id, 1)
      const product = await ask.ok('getProduct', { values: { id } })
      const offers = await ask.ok('getMalls', { values: { id, x: 'all' } })
      const { series, today } = history.body.result
      const place = placeOfCurrent(series)
      const { days = [] } = series[place] ?? {}
      const last = days.at(-1)
      const { lowest } = product.body.result.item
      if (!lowest || !last) return
      const at = `body.result.series.${place}.days.${days.length - 1}`
      holdSame(`${at}.to`, last.to, today, product, history)
      holdSame(`${at}.any`, last.any, lowest.any.total, product, history)
      holdSame(`${at}.delivery`, last.delivery, lowest.any.delivery, product, history)
      holdSame(`${at}.cash`, last.cash, lessThanAny(lowest, 'cash'), product, history)
      holdSame(`${at}.card`, last.card, lessThanAny(lowest, 'card'), product, history)
      const isSold = offers.body.markets.length > 0
      hold(isSold, 'body.markets', 'is empty, and the history has a price of today', history, offers)
    },
  }),
  propertyLaw({
    id: 'history-days',
    name: 'the days of a price history are in order and do not overlap',
    operations: ['getPriceHistory'],
    needs: ['categories', 'items'],
    share: 0.6,
    value: ({ known }) =>
      fc.record({ id: fc.constantFrom(...known.itemIds), months: fc.constantFrom(...monthsValues) }),
    async holds({ ask }, { id, months }) {
      const history = await historyOf(ask, id, months)
      const { series, today } = history.body.result
      const earliest = Date.parse(today) - (months * daysOfMonth + 1) * day
      for (const [place, { since, days }] of series.entries()) {
        const at = `body.result.series.${place}`
        holdDays(days, `${at}.days`, today, history)
        const [first] = days
        if (!first) continue
        hold(first.from >= since, `${at}.since`, `is ${since}, after ${first.from}`, history)
        const isWithin = Date.parse(first.from) >= earliest
        hold(isWithin, `${at}.days.0.from`, `is ${first.from}, of ${months} months`, history)
      }
    },
  }),
  propertyLaw({
    id: 'changes-and-lists',
    name: 'price changes and lists agree on price states',
    operations: ['getPriceChanges', 'getItems'],
    needs: ['categories', 'items'],
    share: 0.3,
    value: ({ known }) => fc.constantFrom(...known.categories),
    async holds({ ask }, { cateId }) {
      const list = await ask.ok('getItems', { values: { cate_id: cateId, limit: maxChanges } })
      const rows = list.body.result.items
      if (rows.length === 0) return
      const changes = await ask.ok('getPriceChanges', { values: { item_ids: idsOf(rows) } })
      const stateOf = (all: readonly Pick<ListItem, 'item_id' | 'price_state'>[]) =>
        all.map(({ item_id, price_state }) => ({ item_id, price_state }))
      holdSame('body.result', stateOf(changes.body.result), stateOf(rows), list, changes)
    },
  }),
  propertyLaw({
    id: 'changes-and-histories',
    name: 'price changes agree with the price history',
    operations: ['getPriceChanges', 'getPriceHistory'],
    needs: ['categories', 'items'],
    share: 0.6,
    value: ({ known }) => fc.constantFrom(...known.itemIds),
    async holds({ ask }, id) {
      const history = await historyOf(ask, id, 12)
      const changes = await ask.ok('getPriceChanges', { values: { item_ids: [id, unknownId, id] } })
      const { series } = history.body.result
      const recent = await historyOf(ask, id, 3)
      const withDays = await ask.ok('getPriceChanges', { values: { item_ids: [id], months: 3 } })
      const days = recent.body.result.series[placeOfCurrent(series)]?.days ?? []
      holdSame('body.result.0.days', withDays.body.result[0]?.days, days, recent, withDays)
      holdSame('body.result.*.item_id', idsOf(changes.body.result), [id], changes)
      const current = series[placeOfCurrent(series)]
      const change = changes.body.result[0]
      if (!current || !change) return
      const at = 'body.result.0'
      const length = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day) + 1
      const observed = current.days.reduce((sum, { from, to }) => sum + length(from, to), 0)
      holdSame(`${at}.observed`, change.observed, observed, history, changes)
      const last = current.days.at(-1)
      if (!last) return
      const newest = change.recent[0]
      holdSame(`${at}.recent.0.date`, newest?.date, last.to, history, changes)
      holdSame(`${at}.recent.0.any`, newest?.any, last.any, history, changes)
      const least = Math.min(...current.days.map(({ any }) => any))
      holdSame(`${at}.low.any`, change.low?.any, least, history, changes)
    },
  }),
]

/**
 * The total of a payment method; undefined unless it is lower than with any card. Today's prices also have methods that
 * only make the price certain; histories do not.
 */
function lessThanAny(lowest: LowestPrices, way: 'cash' | 'card'): number | undefined {
  const total = lowest[way]?.total
  return total !== undefined && total < lowest.any.total ? total : undefined
}

/** "Refers to new goods, or to the first series if there are none." */
function placeOfCurrent(series: readonly Series[]): number {
  const place = series.findIndex(({ kind }) => kind === 'new')
  return Math.max(0, place)
}

function holdDays(days: Series['days'], at: string, today: string, by: Exchange): void {
  for (const [place, { from, to, any, cash, card }] of days.entries()) {
    const before = days[place - 1]?.to ?? ''
    hold(from > before, `${at}.${place}.from`, `is ${from}, not after ${before}`, by)
    // "A payment method that costs no less is left out."
    const needless = [cash, card].find(won => won !== undefined && won >= any)
    hold(needless === undefined, `${at}.${place}.any`, `is ${any}, and ${needless} another way`, by)
    hold(to >= from && to <= today, `${at}.${place}.to`, `is ${to}, from ${from} until ${today}`, by)
  }
}

/**
 * "Products whose price dropped today or yesterday below that of the thirty days before", "largest drop in percent
 * first". Source: the contract.
 */
export const priceDrops = propertyLaw({
  id: 'price-drops',
  name: 'price drops are the price changes of cheaper items, largest drop first',
  operations: ['getPriceDrops', 'getPriceChanges', 'getItems'],
  share: 0.3,
  value: ({ known }) => fc.record({ limit: fc.integer({ min: 1, max: 30 }), shop: shopValues(known) }),
  async holds({ ask }, { limit, shop }) {
    const drops = await ask.ok('getPriceDrops', { values: { ...shop, limit } })
    const { result } = drops.body
    hold(result.length <= limit, 'body.result.length', `is ${result.length} of ${limit}`, drops)
    const ids = idsOf(result.map(({ change }) => change))
    holdSame('body.result.*.item.item_id', idsOf(result.map(({ item }) => item)), ids, drops)
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
    const ofShop = new Set(idsOf(items))
    const foreign = ids.find(id => !ofShop.has(id))
    const isOfShop = total > maxItems || foreign === undefined
    hold(isOfShop, 'body.result.*.item.item_id', `has ${foreign}, of another shop`, sold, drops)
  },
})

/** The share of the month's low by which a product is cheaper now. */
function dropOf({ recent: [last], month_low }: PriceChange): number {
  return last && month_low !== undefined ? 1 - last.any / month_low : 0
}
