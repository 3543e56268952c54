import type {
  ObservedDays,
  PriceChange,
  PriceChangesResponse,
  PriceDrop,
  PriceDropsResponse,
  PriceHistoryResponse,
  PriceSeries,
} from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import { quoteOn } from '../../catalogue/market/quote-on.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { lazilyBy } from '../../index/lazily.ts'
import { createLru } from '../../index/lru.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, success } from '../../operation/operation.ts'
import { parseInteger, parseList, parseOneOf } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'
import { dateOf, pricesOf } from '../item/build-item.ts'
import { buildItemView } from '../item/build-item-view.ts'
import { parseItemId } from '../item/find-item.ts'
import { parseShop } from '../minishop/find-shop.ts'
import { priceChange } from './price-change.ts'
import { priceSeries, todayOf } from './price-series.ts'
import { statedDiscounts } from './stated-discounts.ts'

const periods = ['1', '3', '6', '12'] as const
/** Days of a period by its months. */
const spans = { '1': 30, '3': 91, '6': 182, '12': 365 } as const
const maxItems = 30
const cachedChanges = 1000
/** The number of most popular items in which price drops are searched. */
const popularItems = 3000
/** The share of its price two days ago below which a product is worth a look at its history (assumed). */
const fallen = 0.98

/** The handlers of price history. Source: assumed. */
export function priceHandlers(mock: MockContext) {
  const changes = createLru<number, PriceChange>(cachedChanges)
  const changeOf = (ref: number) => changes.get(ref, () => buildChange(mock.index, ref))
  return {
    getPriceHistory: getPriceHistory(mock),
    getPriceChanges: getPriceChanges(mock, changeOf),
    getPriceDrops: getPriceDrops(mock, changeOf),
  }
}

function getPriceHistory({ index, baseUrls }: MockContext) {
  return operation(`${baseUrls.main}/front/v2/item/:id/prices`, ({ path, query }) => {
    const ref = index.find(parseItemId('path.id', path('id')))
    const months = parseOneOf('query.months', query.get('months'), periods) ?? '12'
    const series = ref === undefined ? [] : priceSeries(index.catalogue, index.place(ref), spans[months])
    const claims = ref === undefined ? [] : statedDiscounts(index.catalogue, index.place(ref))
    const result = {
      today: dateOf(todayOf(index.catalogue)),
      series,
      ...(claims.length > 0 && { claims }),
    }
    return JSON.stringify({ ...success, result } satisfies PriceHistoryResponse)
  })
}

type ChangeOf = (ref: number) => PriceChange

function getPriceChanges({ index, baseUrls }: MockContext, changeOf: ChangeOf) {
  return operation(`${baseUrls.main}/front/v2/items/prices`, ({ query }) => {
    const named = (query.get('item_ids') ?? '').split(',')
    if (named.length > maxItems) throw new Problem(400, `query.item_ids: expected at most ${maxItems}`)
    const refs = parseList(named.join(), id => index.find(parseItemId('query.item_ids', id)))
    const months = parseOneOf('query.months', query.get('months'), ['3'])
    const result = [...new Set(refs)]
      .filter(ref => ref !== undefined)
      .map(ref => ({ ...changeOf(ref), ...(months && { days: daysOf(index, ref, spans[months]) }) }))
    return JSON.stringify({ ...success, result } satisfies PriceChangesResponse)
  })
}

function getPriceDrops(mock: MockContext, changeOf: ChangeOf) {
  const { index, baseUrls } = mock
  const dropsOf = lazilyBy((shop: string | null) => findDrops(index, shop, changeOf))
  return operation(`${baseUrls.main}/front/v2/items/drops`, ({ query }) => {
    const limit = parseInteger('query.limit', query.get('limit'), 1, maxItems) ?? 10
    const result = dropsOf(parseShop(query))
      .slice(0, limit)
      .map(({ ref, change }): PriceDrop => ({ item: buildItemView(mock, ref), change }))
    return JSON.stringify({ ...success, result } satisfies PriceDropsResponse)
  })
}

/** What fell among the popular items, the largest drop first. The rows' own prices show which are worth a closer look. */
function findDrops(
  index: CatalogueIndex,
  shop: string | null,
  changeOf: ChangeOf,
): readonly { readonly ref: number; readonly change: PriceChange }[] {
  return (shop === null ? mostPopular(index) : [...index.soldBy(shop)])
    .filter(ref => hasFallen(index, ref))
    .slice(0, maxItems * 2)
    .map(ref => ({ ref, change: changeOf(ref) }))
    .filter(({ change }) => dropOf(change) > 0)
    .toSorted((a, b) => dropOf(b.change) - dropOf(a.change))
    .slice(0, maxItems)
}

/** Avoids the prices of the whole catalogue, which take seconds to draw. */
function mostPopular({ columns: { size, popularity } }: CatalogueIndex): number[] {
  return Array.from({ length: size }, (_, ref) => ref)
    .sort((a, b) => at(popularity, b) - at(popularity, a))
    .slice(0, popularItems)
}

function hasFallen({ catalogue, place }: CatalogueIndex, ref: number): boolean {
  const { leaf, row } = place(ref)
  const { from, days } = catalogue.moved ?? { from: catalogue, days: 0 }
  const opening = from.leaves.get(leaf.cateId) ?? leaf
  const [now, before] = [0, 2].map(ago => quoteOn(from.seed, opening, row, days - ago))
  return now !== undefined && before !== undefined && now.cash < before.cash * fallen
}

/** The share of the month's low by which a product is cheaper today; 0 or less if it is not. */
function dropOf({ price_state, today, recent: [last], month_low }: PriceChange): number {
  if (price_state !== 3 || last?.date !== today || month_low === undefined) return 0
  return 1 - last.any / month_low
}

function daysOf({ catalogue, place }: CatalogueIndex, ref: number, span: number): ObservedDays[] {
  return currentOf(priceSeries(catalogue, place(ref), span))?.days ?? []
}

/** "Refers to new goods, or to the first series if there are none." */
function currentOf(series: readonly PriceSeries[]): PriceSeries | undefined {
  return series.find(({ kind }) => kind === 'new') ?? series[0]
}

function buildChange({ catalogue, place }: CatalogueIndex, ref: number): PriceChange {
  const found = place(ref)
  const series = priceSeries(catalogue, found, spans['12'])
  const item = {
    item_id: String(at(found.leaf.items.ids, found.row)),
    price_state: pricesOf(found).price_state,
    today: dateOf(todayOf(catalogue)),
  }
  return priceChange(item, currentOf(series))
}
