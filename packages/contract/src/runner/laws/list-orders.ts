import { priceTypeValues, sortValues } from '@jeoul/api/enums'
import type { ListItem, PriceType, Sort } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { listQuestions, listValues } from './list-questions.ts'
import { listedPrice } from './listed-price.ts'

/** How many items of a list are asked for. Orders keep all items only of a list that has no more. */
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

/**
 * Lists are sorted as requested: "low and high by price, new by date, review by number of reviews". Source: the
 * contract.
 */
export function listOrders({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  return [
    lawCheck({
      id: 'list-orders',
      name: 'a list is in the requested order and keeps its items',
      operations: ['getItems'],
      value: fc.record({
        question: listQuestions(known),
        sort: checkedSort,
        type: fc.constantFrom(...priceTypeValues),
      }),
      async holds({ question: { category, choice }, sort, type }) {
        const list = (more: object) =>
          ask.ok('getItems', { values: listValues(category, choice, { type, limit: mostItems, ...more }) })
        const sorted = await list({ sort })
        const { items, total } = sorted.body.result
        const found = items.flatMap(item => keys[sort](item, type) ?? [])
        const wrong = found.findIndex((key, place) => place > 0 && key < (found[place - 1] ?? key))
        hold(
          wrong < 0,
          `body.result.items.${wrong}`,
          `comes too late in the order '${sort}' by ${type}`,
          sorted,
        )
        const ranked = await list({ sort: 'rank' })
        holdSame('body.result.total', total, ranked.body.result.total, ranked, sorted)
        if (total > mostItems) return
        const ids = (all: readonly ListItem[]) => all.map(({ item_id }) => item_id).toSorted()
        holdSame('body.result.items', ids(items), ids(ranked.body.result.items), ranked, sorted)
      },
    }),
  ]
}

function negative(value: number | null): number | null {
  return value === null ? null : -value
}
