import type { AnswerOf } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Exchange, Values } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { Known, KnownCategory } from '../known/known.ts'
import {
  askList,
  bandValues,
  holdCount,
  listedPrice,
  listLaw,
  listValues,
  maxItems,
  shopValues,
} from './list-query.ts'

/** "1 is the site itself." Source: the contract. */
const siteId = 1

/** A category, of the whole site or of one minishop. */
const shopCategories = (known: Known) =>
  fc.record({ category: fc.constantFrom(...known.categories), shop: shopValues(known), pick: fc.nat() })

/**
 * The counts in a category's filters equal the items that each filter leaves, and price bands are "by ascending price,
 * without gaps". A minishop number "restricts filters and their counts to what this minishop sells". Source: the
 * contract.
 */
export const categoryFilters = [
  listLaw({
    id: 'category-facet-counts',
    name: "the count of a category's facet is the number of items left by choosing it",
    operations: ['getSpecs', 'getItems'],
    share: 0.5,
    value: ({ known }) => shopCategories(known),
    async holds({ ask }, { category, shop, pick }) {
      const specs = await ask.ok('getSpecs', { values: { cate: category.cateId, ...shop } })
      const counts = specs.body.result.flatMap(({ key, values }, facet) =>
        values.map((value, place) => ({
          place: `body.result.${facet}.values.${place}.count`,
          count: value.count,
          values: listValues(category, { [key]: [value.key] }, shop),
        })),
      )
      await holdCount(ask, counts, pick, specs)
    },
  }),
  listLaw({
    id: 'minishop-facets',
    name: 'facets of a minishop have only values of items that it sells',
    operations: ['getSpecs'],
    share: 0.5,
    value: ({ known }) => shopCategories(known),
    async holds({ ask }, { category, shop }) {
      const specs = await ask.ok('getSpecs', { values: { cate: category.cateId, ...shop } })
      if ((shop.idx_b_manager ?? siteId) === siteId) return
      const unsold = specs.body.result.flatMap(({ key, values }) =>
        values.filter(({ count }) => count === 0).map(value => `${key}:${value.key}`),
      )
      hold(unsold.length === 0, 'body.result', `offers ${unsold[0]}, but no item has it`, specs)
    },
  }),
  listLaw({
    id: 'category-price-bands',
    name: 'price bands have no gaps, and count the items left by choosing them',
    operations: ['getPriceBands', 'getItems'],
    share: 0.5,
    value: ({ known }) => shopCategories(known),
    async holds({ ask }, { category, shop, pick }) {
      const answer = await ask.ok('getPriceBands', { values: { cate_id: category.cateId, ...shop } })
      const { data } = answer.body
      const bands = Array.isArray(data) ? data : data.list
      for (const [place, { max }] of bands.slice(0, -1).entries()) {
        holdSame(`body.data.${place + 1}.min`, bands[place + 1]?.min, (max ?? 0) + 1, answer)
      }
      const counts = bands.map((band, place) => ({
        place: `body.data.${place}.count`,
        count: band.count ?? 0,
        values: listValues(category, {}, { ...bandValues(band), ...shop }),
      }))
      await holdCount(ask, counts, pick, answer)
    },
  }),
]

/** "Lets a client count the items that a choice would leave without another request." Source: the contract. */
export const filterIndexes = listLaw({
  id: 'filter-index',
  name: 'the filter index and the list have the same counts',
  operations: ['getFilterIndex', 'getItems'],
  share: 0.5,
  value: ({ known }) =>
    fc.record({ category: fc.constantFrom(...known.categories), shop: shopValues(known), pick: fc.nat() }),
  async holds({ ask }, { category, shop, pick }) {
    const found = await ask.ok('getFilterIndex', { values: { cate: category.cateId, ...shop } })
    const index = found.body.result
    if (index === null) return
    const ofShop = { limit: maxItems, ...shop }
    const list = await askList(ask, category, {}, ofShop)
    const { total, spec_counts, trait_counts = {}, items } = list.body.result
    holdSame('body.result.size', index.size, total, list, found)
    for (const [place, { id, count }] of list.body.makers.entries()) {
      const at = `body.result.makers.ids.${place}`
      holdSame(at, countOf(index.makers.column, index.makers.ids.indexOf(id) + 1), count, list, found)
    }
    const lacking = Object.entries(spec_counts ?? {}).find(
      ([key, counts]) =>
        Object.values(counts).some(count => count > 0) && !index.specs.some(spec => spec.key === key),
    )
    hold(!lacking, 'body.result.specs', `lacks ${lacking?.[0]}`, list, found)
    for (const { key, values, column } of index.specs) {
      for (const [place, value] of values.entries()) {
        const wanted = spec_counts?.[key]?.[value]
        const at = `body.result.specs.${key}.${value}`
        if (wanted !== undefined) holdSame(at, countOf(column, place + 1), wanted, list, found)
      }
    }
    const maker = list.body.makers[pick % list.body.makers.length]
    if (maker) await holdSameRows(ask, category, { maker: maker.id, shop }, found)
    for (const { key, column } of index.traits ?? []) {
      holdSame(`body.result.traits.${key}`, countOf(column, 1), trait_counts[key], list, found)
    }
    if (total > maxItems) return
    for (const type of ['cash', 'card'] as const) {
      const prices = items.map(item => listedPrice(item, type) ?? 0)
      holdSame(`body.result.${type}`, sorted(index[type]), sorted(prices), list, found)
    }
    if (!index.products) return
    const products = await askList(ask, category, {}, { ...ofShop, group: 'product' })
    const distinct = new Set(index.products).size
    holdSame('body.result.products', distinct, products.body.result.total, products, found)
  },
})

type IndexAnswer = Exchange<AnswerOf<'getFilterIndex'>>

/** All columns of a filter index have the same rows: those of a maker have the facets and prices of its list. */
async function holdSameRows(
  ask: Ask,
  category: KnownCategory,
  { maker, shop }: { readonly maker: string; readonly shop: Values },
  found: IndexAnswer,
): Promise<void> {
  const index = found.body.result
  if (index === null) return
  const number = index.makers.ids.indexOf(maker) + 1
  const ofMaker = <T>(column: readonly T[]) => column.filter((_, row) => index.makers.column[row] === number)
  const list = await askList(ask, category, {}, { maker: [maker], limit: maxItems, ...shop })
  const { total, spec_counts, items } = list.body.result
  for (const { key, values, column } of index.specs) {
    for (const [place, value] of values.entries()) {
      const wanted = spec_counts?.[key]?.[value]
      const at = `body.result.specs.${key}.${value}`
      if (wanted !== undefined) holdSame(at, countOf(ofMaker(column), place + 1), wanted, list, found)
    }
  }
  if (total > maxItems) return
  for (const type of ['cash', 'card'] as const) {
    const prices = items.map(item => listedPrice(item, type) ?? 0)
    holdSame(`body.result.${type}`, sorted(ofMaker(index[type])), sorted(prices), list, found)
  }
}

function countOf(column: readonly number[], value: number): number {
  return column.filter(each => each === value).length
}

function sorted(prices: readonly number[]): readonly number[] {
  return prices.toSorted((a, b) => a - b)
}
