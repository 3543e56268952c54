import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { Values } from '../exchanges/planned-request.ts'
import { listValues } from './list-questions.ts'
import { listedPrice } from './listed-price.ts'

const maxItems = 200

/** "Lets a client count the items that a choice would leave without another request." Source: the contract. */
export function filterIndexes({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  const shops = (known.pools.ManagerId ?? []).map((id): Values => ({ idx_b_manager: id }))
  return [
    lawCheck({
      id: 'filter-index',
      name: 'the filter index and the list have the same counts',
      operations: ['getFilterIndex', 'getItems'],
      share: 0.5,
      value: fc.record({
        category: fc.constantFrom(...known.categories),
        shop: fc.constantFrom<Values[]>({}, ...shops),
      }),
      async holds({ category, shop }) {
        const found = await ask.ok('getFilterIndex', { values: { cate: category.cateId, ...shop } })
        const index = found.body.result
        if (index === null) return
        const values = listValues(category, {}, { limit: maxItems, ...shop })
        const list = await ask.ok('getItems', { values })
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
        hold(!lacking, 'body.result.specs', `is without ${lacking?.[0]}`, list, found)
        for (const { key, values, column } of index.specs) {
          for (const [place, value] of values.entries()) {
            const wanted = spec_counts?.[key]?.[value]
            const at = `body.result.specs.${key}.${value}`
            if (wanted !== undefined) holdSame(at, countOf(column, place + 1), wanted, list, found)
          }
        }
        for (const { key, column } of index.traits ?? []) {
          holdSame(`body.result.traits.${key}`, countOf(column, 1), trait_counts[key], list, found)
        }
        if (total > maxItems) return
        for (const type of ['cash', 'card'] as const) {
          const prices = items.map(item => listedPrice(item, type) ?? 0)
          holdSame(`body.result.${type}`, sorted(index[type]), sorted(prices), list, found)
        }
        if (!index.products) return
        const products = await ask.ok('getItems', { values: { ...values, group: 'product' } })
        const distinct = new Set(index.products).size
        holdSame('body.result.products', distinct, products.body.result.total, products, found)
      },
    }),
  ]
}

function countOf(column: readonly number[], value: number): number {
  return column.filter(each => each === value).length
}

function sorted(prices: readonly number[]): readonly number[] {
  return prices.toSorted((a, b) => a - b)
}
