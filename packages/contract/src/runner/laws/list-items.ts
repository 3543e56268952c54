import type { Category } from '@jeoul/api/types'
import fc from 'fast-check'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { Known } from '../known/known.ts'
import { askList, idsOf, listLaw, listQueries } from './list-query.ts'

const forSale = 3
const optionalFields = ['stdpc', 'maker', 'hotdeal', 'event'] as const

/** A category, and the first item of a window of its list. */
const windows = ({ categories }: Known) =>
  fc.record({ category: fc.constantFrom(...categories), offset: fc.nat({ max: 60 }) })

/**
 * Items belong to the list's category, have a price only if the price state is 3, can "show malls or variants" if they
 * say so, and have optional fields "on request". Paid placements "do not count towards the window or the total".
 * Source: the contract.
 */
export const listItems = [
  listLaw({
    id: 'item-category',
    name: 'a listed item belongs to the category of the list',
    operations: ['getItems', 'queryCategory'],
    share: 0.5,
    value: ({ known }) => listQueries(known),
    async holds({ ask }, { category, choice }) {
      const tree = await ask.ok('queryCategory', { values: { tree: category.cateId } })
      const ids = new Set(tree.body.result.flatMap(categoryIds))
      const list = await askList(ask, category, choice)
      for (const [place, { cate_id }] of list.body.result.items.entries()) {
        const at = `body.result.items.${place}.cate_id`
        hold(ids.has(cate_id), at, `is ${cate_id}, which is not below ${category.cateId}`, tree, list)
      }
    },
  }),
  listLaw({
    id: 'listed-makers-and-facets',
    name: 'a list counts the makers and facets of its items',
    share: 0.3,
    value: ({ known }) => fc.constantFrom(...known.categories),
    async holds({ ask }, category) {
      const list = await askList(ask, category, {}, { fields: ['maker'] })
      const { items, spec_counts = {} } = list.body.result
      const makers = list.body.makers.map(({ name }) => name)
      const unknown = items.find(({ maker }) => maker !== undefined && !makers.includes(maker))
      hold(unknown === undefined, 'body.makers', `lacks ${unknown?.maker}`, list)
      const uncounted = category.facets.find(({ key }) => !(key in spec_counts))
      hold(uncounted === undefined, 'body.result.spec_counts', `lacks ${uncounted?.key}`, list)
      const foreign = Object.keys(spec_counts).find(key => !category.facets.some(facet => facet.key === key))
      hold(foreign === undefined, 'body.result.spec_counts', `has ${foreign}, which is no facet`, list)
    },
  }),
  listLaw({
    id: 'price-states',
    name: 'only items for sale have a price',
    share: 0.4,
    value: ({ known }) => windows(known),
    async holds({ ask }, { category, offset }) {
      const list = await askList(ask, category, {}, { offset, limit: offset + 100 })
      for (const [place, item] of list.body.result.items.entries()) {
        for (const price of ['cash', 'card'] as const) {
          const message = `is ${item[price]} in the price state ${item.price_state}`
          const isSo = (item[price] === null) === (item.price_state !== forSale)
          hold(isSo, `body.result.items.${place}.${price}`, message, list)
        }
      }
    },
  }),
  listLaw({
    id: 'expandable-rows',
    name: 'a row says whether it has malls or variants to show',
    share: 0.3,
    value: ({ known }) => windows(known),
    async holds({ ask }, { category, offset }) {
      const list = await askList(ask, category, {}, { offset, limit: offset + 100 })
      const { items } = list.body.result
      const stateOf = new Map(items.map(({ item_id, price_state }) => [item_id, price_state]))
      for (const [place, { moreView, mall_count, variants }] of items.entries()) {
        const at = `body.result.items.${place}`
        holdSame(`${at}.moreView`, moreView, mall_count > 0 || variants.length > 0, list)
        for (const [number, { item_id, state }] of variants.entries()) {
          holdSame(`${at}.variants.${number}.state`, state, stateOf.get(item_id) ?? state, list)
        }
      }
    },
  }),
  listLaw({
    id: 'optional-fields',
    name: 'optional fields come only on request',
    share: 0.3,
    value: ({ known }) =>
      fc.record({
        category: fc.constantFrom(...known.categories),
        fields: fc.subarray([...optionalFields], { maxLength: 3 }),
      }),
    async holds({ ask }, { category, fields }) {
      const list = await askList(ask, category, {}, { fields })
      for (const [place, item] of list.body.result.items.entries()) {
        const extra = optionalFields.find(field => field in item && !fields.includes(field))
        hold(extra === undefined, `body.result.items.${place}`, `has ${extra} without a request`, list)
        const hasMaker = !fields.includes('maker') || item.maker !== undefined
        hold(hasMaker, `body.result.items.${place}`, 'lacks the requested maker', list)
      }
    },
  }),
  listLaw({
    id: 'paid-placements',
    name: 'paid placements do not change the list',
    share: 0.3,
    value: ({ known }) =>
      fc.record({
        query: listQueries(known),
        ad: fc.constantFrom('sap006', 'sam006'),
        limit: fc.integer({ min: 1, max: 9 }),
      }),
    async holds({ ask }, { query: { category, choice }, ad, limit }) {
      const plain = await askList(ask, category, choice, { limit })
      const paid = await askList(ask, category, choice, { limit, ad })
      const { items, total } = paid.body.result
      holdSame('body.result.total', total, plain.body.result.total, plain, paid)
      const first = items.findIndex(item => !item.ad)
      const late = items.findIndex((item, place) => item.ad && first >= 0 && place > first)
      hold(late < 0, `body.result.items.${late}`, 'is a paid placement below the list', plain, paid)
      const ids = idsOf(items.filter(item => !item.ad))
      holdSame('body.result.items', ids, idsOf(plain.body.result.items), plain, paid)
      const second = await askList(ask, category, choice, { offset: limit, limit: 2 * limit, ad })
      const repeated = second.body.result.items.findIndex(item => item.ad)
      hold(repeated < 0, `body.result.items.${repeated}.ad`, 'is true beyond the first window', second)
    },
  }),
]

function categoryIds({ cate_id, child }: Category): readonly string[] {
  return [cate_id, ...child.flatMap(categoryIds)]
}
