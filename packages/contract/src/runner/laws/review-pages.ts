import { reviewSortValues } from '@jeoul/api/enums'
import type { Review, ReviewSort } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from './review-kinds.ts'

const pageSize = 10
const maxPages = 4

/** The descending sort key of each order. "Among equals, the newer review is first." */
const keys: Record<ReviewSort, (review: Review) => number> = {
  rank: ({ thread }) => thread.countLike,
  new: () => 0,
  marks: ({ marks }) => marks,
}

/**
 * Pages of reviews cover them exactly once, sorted as requested. Source: the contract; specification section
 * 9 (page size 10).
 */
export function reviewPages({ ask, known }: Context, kind: ReviewKind): readonly Check[] {
  const items = itemsWithReviews(known.reviews, kind)
  if (items.length === 0) return []
  const { list, one } = reviewOperations(kind)
  return [
    lawCheck({
      id: 'review-pages',
      name: 'pages cover the reviews of an item exactly once',
      operations: [list, one],
      share: 0.5,
      value: fc.record({
        id: fc.constantFrom(...items),
        sort: fc.constantFrom(...reviewSortValues),
        marks: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 3 }),
      }),
      async holds({ id, sort, marks }) {
        const seen: Review[] = []
        for (let page = 1; page <= maxPages; page++) {
          const answer = await ask.ok(list, { values: { id, sort, page, marks } })
          const { result } = answer.body
          const at = 'body.result.list'
          holdSame('body.result.page', result.page, page, answer)
          const left = Math.max(0, result.total - (page - 1) * pageSize)
          holdSame(`${at}.length`, result.list.length, Math.min(pageSize, left), answer)
          for (const [place, review] of result.list.entries()) {
            const before = seen.at(-1)
            hold(
              !seen.some(other => other.idx_thread === review.idx_thread),
              `${at}.${place}`,
              'is on an earlier page',
              answer,
            )
            hold(
              !before || isInOrder(before, review, sort),
              `${at}.${place}`,
              `comes too late in the order '${sort}'`,
              answer,
            )
            hold(
              marks === undefined || review.marks === marks,
              `${at}.${place}.marks`,
              `is ${review.marks}, and not ${marks}`,
              answer,
            )
            seen.push(review)
          }
          if (left <= pageSize) break
        }
        const [first] = seen
        if (!first) return
        const alone = await ask.ok(one, { values: { id, review: first.idx_thread } })
        holdSame('body.result', alone.body.result, first, alone)
      },
    }),
  ]
}

export function itemsWithReviews(reviews: Context['known']['reviews'], kind: ReviewKind): readonly string[] {
  return [...new Set(reviews.filter(review => review.kind === kind).map(({ itemId }) => itemId))]
}

function isInOrder(before: Review, after: Review, sort: ReviewSort): boolean {
  const difference = keys[sort](before) - keys[sort](after)
  return difference > 0 || (difference === 0 && Date.parse(before.created) >= Date.parse(after.created))
}
