import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { Values } from '../exchanges/planned-request.ts'
import type { Known } from '../known/known.ts'
import { bandValues, holdCount } from './hold-count.ts'
import { listValues } from './list-questions.ts'

/** "1 is the site itself." Source: the contract. */
const siteId = 1

/**
 * The counts in a category's filters equal the items that each filter leaves, and price bands are "by ascending price,
 * without gaps". A minishop number "restricts filters and their counts to what this minishop sells". Source: the
 * contract.
 */
export function categoryCounts(context: Context): readonly Check[] {
  if (context.known.categories.length === 0) return []
  return [facetsCount(context), minishopFacetsAreSold(context), priceBandsCount(context)]
}

function facetsCount({ ask, known }: Context): Check {
  return lawCheck({
    id: 'category-facet-counts',
    name: "the count of a category's facet is the number of items left by choosing it",
    operations: ['getSpecs', 'getItems'],
    share: 0.5,
    value: shopCategories(known),
    async holds({ category, shop, pick }) {
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
  })
}

function minishopFacetsAreSold({ ask, known }: Context): Check {
  return lawCheck({
    id: 'minishop-facets',
    name: 'facets of a minishop have only values of items that it sells',
    operations: ['getSpecs'],
    share: 0.5,
    value: shopCategories(known),
    async holds({ category, shop }) {
      const specs = await ask.ok('getSpecs', { values: { cate: category.cateId, ...shop } })
      if ((shop.idx_b_manager ?? siteId) === siteId) return
      const unsold = specs.body.result.flatMap(({ key, values }) =>
        values.filter(({ count }) => count === 0).map(value => `${key}:${value.key}`),
      )
      hold(unsold.length === 0, 'body.result', `offers ${unsold[0]}, of which nothing is sold`, specs)
    },
  })
}

function priceBandsCount({ ask, known }: Context): Check {
  return lawCheck({
    id: 'category-price-bands',
    name: 'price bands have no gaps, and count the items left by choosing them',
    operations: ['getPriceBands', 'getItems'],
    share: 0.5,
    value: shopCategories(known),
    async holds({ category, shop, pick }) {
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
  })
}

/** A category, of the whole site or of one minishop. */
function shopCategories(known: Known) {
  const shops = (known.pools.ManagerId ?? []).map((id): Values => ({ idx_b_manager: id }))
  return fc.record({
    category: fc.constantFrom(...known.categories),
    shop: fc.constantFrom<Values[]>({}, ...shops),
    pick: fc.nat(),
  })
}
