import type { ItemView, ListItem } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { firstDifference, hold, holdSame } from '../exchanges/hold.ts'
import type { Known } from '../known/known.ts'
import { propertyLaw } from './law.ts'
import { askList, listQueries } from './list-query.ts'

/**
 * Lists, layers and pages report the same data for an item. Source: the contract, whose lists, pages and
 * histories describe these fields in the same words.
 */
export const consistentItems = [
  propertyLaw({
    id: 'lists-and-pages',
    name: 'a list and the page of an item agree',
    operations: ['getItems', 'getProduct', 'getMalls', 'getReviewInfo'],
    needs: ['categories', 'items'],
    value: ({ known }) => fc.record({ query: listQueries(known), pick: fc.nat() }),
    async holds({ ask }, { query: { category, choice }, pick }) {
      const list = await askList(ask, category, choice, { fields: ['maker'] })
      const { items } = list.body.result
      // Items that are not for sale are rare, and the most likely to be out of date.
      const unsold = items.filter(({ price_state }) => price_state !== 3)
      const choosable = pick % 2 === 0 && unsold.length > 0 ? unsold : items
      const item = choosable[(pick >> 1) % choosable.length]
      if (!item) return
      const id = item.item_id
      const page = await pageOf(ask, id)
      holdView(page.body.result.item, item, list, page)
      holdSame('body.result', rowOf(page.body.result), rowOf(item), list, page)
      const { markets } = (await ask.ok('getMalls', { values: { id, x: 'all' } })).body
      holdSame('body.result.mall_count', markets.length, item.mall_count, list, page)
      const least = Math.min(...markets.map(({ priceB2c }) => priceB2c))
      const cheapest = markets.filter(({ priceB2c }) => priceB2c === least)
      const isOfCheapest =
        markets.length === 0 ||
        cheapest.some(({ costDelivery }) => !firstDifference(costDelivery, item.delivery))
      const message = `is '${item.delivery.kind}', of no cheapest offer`
      hold(isOfCheapest, 'body.result.delivery', message, list, page)
      const hasMore = item.mall_count > 0 || item.variants.length > 0
      holdSame('body.result.moreView', item.moreView, hasMore, list)
      const info = await ask.ok('getReviewInfo', { values: { id } })
      holdSame('body.result.total', info.body.result.total, item.review_count, list, info)
    },
  }),
  propertyLaw({
    id: 'item-identity',
    name: 'all calls agree on an item',
    operations: ['queryItemView', 'queryItemViewAt', 'getProduct', 'getPriceDrops', 'getCuration'],
    needs: ['categories', 'items'],
    share: 0.4,
    value: ({ known }) =>
      fc.record({
        id: anyId(known),
        cate: fc.constantFrom(...known.categories.map(({ cateId }) => cateId)),
        pick: fc.nat(),
      }),
    async holds({ ask }, { id, cate, pick }) {
      const page = await pageOf(ask, id)
      const { item, related, successors = [], variants = [] } = page.body.result
      const own = related.findIndex(({ item_id }) => item_id === id)
      hold(own < 0, `body.result.related.${own}`, 'is the product itself', page)
      const from = 'report'
      const view = await ask.ok('queryItemView', { values: { id, from } })
      holdSame('body.result', view.body.result, item, page, view)
      const viewAt = await ask.ok('queryItemViewAt', { values: { id, x: 1, from } })
      holdSame('body.result', viewAt.body.result, item, page, viewAt)
      const drops = await ask.ok('getPriceDrops')
      const curation = await ask.ok('getCuration', { values: { cate, idx_b_manager: 1 } })
      const ofVariants = variants.map(({ label: _, state, ...item }) => ({ ...item, price_state: state }))
      const groups = [
        { items: [...related, ...successors], by: page },
        { items: ofVariants, by: page },
        { items: drops.body.result.map(({ item }) => item), by: drops },
        { items: curation.body.result.items, by: curation },
      ]
      for (const { items, by } of groups) {
        const picked = items[pick % items.length]
        if (!picked) continue
        const own = await pageOf(ask, picked.item_id)
        holdView(own.body.result.item, picked, by, own)
      }
    },
  }),
]

/** An item, as often as not one that is not for sale. */
function anyId({ itemIds, unsoldIds }: Known): fc.Arbitrary<string> {
  return fc.oneof(...[itemIds, unsoldIds].filter(ids => ids.length > 0).map(ids => fc.constantFrom(...ids)))
}

const pageOf = (ask: Ask, id: string) => ask.ok('getProduct', { values: { id } })

type RowField =
  | 'zzim_count'
  | 'review_count'
  | 'review_score'
  | 'registered'
  | 'key_specs'
  | 'variants'
  | 'variant_label'

/** The fields of a list row that an item's summary lacks. */
function rowOf(row: Partial<Pick<ListItem, RowField>>) {
  const { zzim_count, review_count, review_score, registered, key_specs, variants, variant_label } = row
  return { zzim_count, review_count, review_score, registered, key_specs, variants, variant_label }
}

const fields = ['name', 'cate_id', 'maker', 'image', 'price_state', 'cash', 'card', 'lowest'] as const

/** Compares an item's summary with those of its fields that another call returned. */
function holdView(view: ItemView, other: Partial<ItemView>, ...by: readonly Exchange[]): void {
  for (const field of fields) {
    if (field in other) holdSame(`body.result.item.${field}`, view[field], other[field], ...by)
  }
}
