import type { ListItem } from '@jeoul/api/types'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import { listQuestions, listValues } from './list-questions.ts'

const maxItems = 200

/**
 * "`product` groups all variants of a product into one entry, shown by the first that matches; totals, windows and
 * counts then refer to products." Source: the contract.
 */
export function listProducts({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  return [
    lawCheck({
      id: 'grouped-variants',
      name: 'a list of products has one variant of each',
      operations: ['getItems'],
      share: 0.4,
      value: listQuestions(known),
      async holds({ category, choice }) {
        const list = (more: object) =>
          ask.ok('getItems', { values: listValues(category, choice, { limit: maxItems, ...more }) })
        const all = await list({})
        if (all.body.result.total > maxItems) return
        const products = await list({ group: 'product' })
        const firsts = firstOfEach(all.body.result.items)
        holdSame('body.result.total', products.body.result.total, firsts.length, all, products)
        const ids = products.body.result.items.map(({ item_id }) => item_id)
        holdSame('body.result.items', ids, firsts, all, products)
      },
    }),
  ]
}

/** The ids of the first variant of every product, in the order of the list. */
function firstOfEach(items: readonly ListItem[]): readonly string[] {
  const seen = new Set<string>()
  return items.flatMap(({ item_id, variants }) => {
    if (seen.has(item_id)) return []
    for (const id of [item_id, ...variants.map(variant => variant.item_id)]) seen.add(id)
    return [item_id]
  })
}
