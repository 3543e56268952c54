import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'

/**
 * A search's count of a category equals the items left by choosing it. If a search finds nothing, the keyword that it
 * suggests finds something. Source: the contract.
 */
export function searches({ ask, known }: Context): readonly Check[] {
  const words = known.categories.flatMap(category => category.words)
  if (words.length === 0) return []
  return [
    lawCheck({
      id: 'search-category-counts',
      name: "a search's count of a category is the number of items left by choosing it",
      operations: ['getItems'],
      share: 0.5,
      value: fc.record({ keyword: fc.constantFrom(...words), pick: fc.nat() }),
      async holds({ keyword, pick }) {
        const all = await ask.ok('getItems', { values: { keyword, limit: 1 } })
        const { category_counts: counts = [], suggested_keyword: other, total } = all.body.result
        const isNeeded = total === 0 || other === undefined
        hold(isNeeded, 'body.result.suggested_keyword', `is '${other}', and ${total} were found`, all)
        const picked = counts[pick % counts.length]
        if (!picked) return
        const one = await ask.ok('getItems', { values: { keyword, cate_id: picked.cate_id, limit: 1 } })
        const place = `body.result.category_counts.${pick % counts.length}.count`
        holdSame(place, picked.count, one.body.result.total, all, one)
        // "Counts cover the whole catalogue and ignore the chosen category"
        holdSame('body.result.category_counts', one.body.result.category_counts, counts, all, one)
      },
    }),
    lawCheck({
      id: 'suggested-keyword',
      name: 'a suggested keyword finds items',
      operations: ['getItems'],
      share: 0.5,
      value: fc.tuple(fc.constantFrom(...words), fc.constantFrom('ㅋ', 'x', '쀍')),
      async holds([word, slip]) {
        const missed = await ask.ok('getItems', { values: { keyword: word + slip, limit: 1 } })
        const keyword = missed.body.result.suggested_keyword
        if (keyword === undefined) return
        holdSame('body.result.total', missed.body.result.total, 0, missed)
        const found = await ask.ok('getItems', { values: { keyword, limit: 1 } })
        hold(found.body.result.total > 0, 'body.result.suggested_keyword', 'finds nothing', missed, found)
      },
    }),
  ]
}
