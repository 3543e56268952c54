import type { Category } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { listQuestions, listValues } from './list-questions.ts'

const forSale = 3
const optionalFields = ['stdpc', 'maker', 'hotdeal', 'event'] as const

/**
 * Items belong to the list's category, have a price only if the price state is 3, can "show malls or variants" if they
 * say so, and have optional fields "on request". Paid placements "do not count towards the window or the total".
 * Source: the contract.
 */
export function listItems(context: Context): readonly Check[] {
  if (context.known.categories.length === 0) return []
  return [
    itemsAreOfTheirCategory(context),
    listsCountWhatTheyHold(context),
    onlySoldItemsHavePrices(context),
    rowsSayWhatTheyOpen(context),
    optionalFieldsComeOnRequest(context),
    paidPlacementsAreApart(context),
  ]
}

function itemsAreOfTheirCategory({ ask, known }: Context): Check {
  return lawCheck({
    id: 'item-category',
    name: 'a listed item belongs to the category of the list',
    operations: ['getItems', 'queryCategory'],
    share: 0.5,
    value: listQuestions(known),
    async holds({ category, choice }) {
      const tree = await ask.ok('queryCategory', { values: { tree: category.cateId } })
      const ids = new Set(tree.body.result.flatMap(idsOf))
      const list = await ask.ok('getItems', { values: listValues(category, choice) })
      const { isCompare, total } = list.body.result
      hold(
        isCompare || total === 0 || ids.size > 1,
        'body.result.isCompare',
        'is false in one category',
        list,
      )
      for (const [place, { cate_id }] of list.body.result.items.entries()) {
        const at = `body.result.items.${place}.cate_id`
        hold(ids.has(cate_id), at, `is ${cate_id}, which is not below ${category.cateId}`, tree, list)
      }
    },
  })
}

function listsCountWhatTheyHold({ ask, known }: Context): Check {
  return lawCheck({
    id: 'listed-makers-and-facets',
    name: 'a list counts the makers and facets of its items',
    operations: ['getItems'],
    share: 0.3,
    value: fc.constantFrom(...known.categories),
    async holds(category) {
      const list = await ask.ok('getItems', { values: listValues(category, {}, { fields: ['maker'] }) })
      const { items, spec_counts = {} } = list.body.result
      const makers = list.body.makers.map(({ name }) => name)
      const unknown = items.find(({ maker }) => maker !== undefined && !makers.includes(maker))
      hold(unknown === undefined, 'body.makers', `is without ${unknown?.maker}`, list)
      const uncounted = category.facets.find(({ key }) => !(key in spec_counts))
      hold(uncounted === undefined, 'body.result.spec_counts', `is without ${uncounted?.key}`, list)
      const foreign = Object.keys(spec_counts).find(key => !category.facets.some(facet => facet.key === key))
      hold(foreign === undefined, 'body.result.spec_counts', `has ${foreign}, which is no facet`, list)
    },
  })
}

function onlySoldItemsHavePrices({ ask, known }: Context): Check {
  return lawCheck({
    id: 'price-states',
    name: 'only items for sale have a price',
    operations: ['getItems'],
    share: 0.4,
    value: fc.record({ category: fc.constantFrom(...known.categories), offset: fc.nat({ max: 60 }) }),
    async holds({ category, offset }) {
      const window = { offset, limit: offset + 100 }
      const list = await ask.ok('getItems', { values: listValues(category, {}, window) })
      for (const [place, item] of list.body.result.items.entries()) {
        for (const price of ['cash', 'card'] as const) {
          const message = `is ${item[price]} in the price state ${item.price_state}`
          const isSo = (item[price] === null) === (item.price_state !== forSale)
          hold(isSo, `body.result.items.${place}.${price}`, message, list)
        }
      }
    },
  })
}

function rowsSayWhatTheyOpen({ ask, known }: Context): Check {
  return lawCheck({
    id: 'expandable-rows',
    name: 'a row says whether it has malls or variants to show',
    operations: ['getItems'],
    share: 0.3,
    value: fc.record({ category: fc.constantFrom(...known.categories), offset: fc.nat({ max: 60 }) }),
    async holds({ category, offset }) {
      const window = { offset, limit: offset + 100 }
      const list = await ask.ok('getItems', { values: listValues(category, {}, window) })
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
  })
}

function optionalFieldsComeOnRequest({ ask, known }: Context): Check {
  return lawCheck({
    id: 'optional-fields',
    name: 'optional fields come only on request',
    operations: ['getItems'],
    share: 0.3,
    value: fc.record({
      category: fc.constantFrom(...known.categories),
      fields: fc.subarray([...optionalFields], { maxLength: 3 }),
    }),
    async holds({ category, fields }) {
      const list = await ask.ok('getItems', { values: listValues(category, {}, { fields }) })
      for (const [place, item] of list.body.result.items.entries()) {
        const extra = optionalFields.find(field => field in item && !fields.includes(field))
        hold(extra === undefined, `body.result.items.${place}`, `has ${extra}, which nobody asked for`, list)
        const hasMaker = !fields.includes('maker') || item.maker !== undefined
        hold(hasMaker, `body.result.items.${place}`, 'is without maker, which was asked for', list)
      }
    },
  })
}

function paidPlacementsAreApart({ ask, known }: Context): Check {
  return lawCheck({
    id: 'paid-placements',
    name: 'paid placements do not change the list',
    operations: ['getItems'],
    share: 0.3,
    value: fc.record({
      question: listQuestions(known),
      ad: fc.constantFrom('sap006', 'sam006'),
      limit: fc.integer({ min: 1, max: 9 }),
    }),
    async holds({ question: { category, choice }, ad, limit }) {
      const plain = await ask.ok('getItems', { values: listValues(category, choice, { limit }) })
      const paid = await ask.ok('getItems', { values: listValues(category, choice, { limit, ad }) })
      const { items, total } = paid.body.result
      holdSame('body.result.total', total, plain.body.result.total, plain, paid)
      const first = items.findIndex(item => !item.ad)
      const late = items.findIndex((item, place) => item.ad && first >= 0 && place > first)
      hold(late < 0, `body.result.items.${late}`, 'is a paid placement below the list', plain, paid)
      const ids = items.filter(item => !item.ad).map(({ item_id }) => item_id)
      const wanted = plain.body.result.items.map(({ item_id }) => item_id)
      holdSame('body.result.items', ids, wanted, plain, paid)
      const window = { offset: limit, limit: 2 * limit, ad }
      const second = await ask.ok('getItems', { values: listValues(category, choice, window) })
      const repeated = second.body.result.items.findIndex(item => item.ad)
      hold(repeated < 0, `body.result.items.${repeated}.ad`, 'is true beyond the first window', second)
    },
  })
}

function idsOf({ cate_id, child }: Category): readonly string[] {
  return [cate_id, ...child.flatMap(idsOf)]
}
