import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/review-kinds.ts'
import { reviewCalls, someDraft } from './review-calls.ts'

/**
 * "The resource belongs to another member": nobody can change or delete another member's review. Source: the contract.
 */
export function foreignReviews({ ask, known, callers }: Context, kind: ReviewKind): readonly Check[] {
  if (!callers.has('member') || !callers.has('other') || known.itemIds.length === 0) return []
  const { update, remove, updateComment, removeComment, one } = reviewOperations(kind)
  return [
    lawCheck({
      id: 'foreign-reviews',
      name: 'nobody changes or removes what another member wrote',
      operations: [remove, update, updateComment, removeComment, one],
      writes: true,
      share: 0.2,
      value: fc.constantFrom(...known.itemIds),
      async holds(item) {
        const reviews = reviewCalls(ask, kind, item)
        const review = await reviews.create(someDraft)
        const id = review.body.result.idx_thread
        const comment = (await reviews.comment(id, '내 글')).body.result.idx_comment
        const before = await reviews.read(id)
        const refused = [
          await reviews.updateRefused(id, 403, 'other'),
          await reviews.changeCommentRefused(id, comment, 403, 'other'),
          await reviews.removeCommentRefused(id, comment, 403, 'other'),
          await reviews.removeRefused(id, 403, 'other'),
          await reviews.removeRefused(id, 401, 'nobody'),
        ]
        const after = await reviews.read(id)
        holdSame('body.result', after.body.result, before.body.result, ...refused, after)
        await reviews.remove(id)
      },
    }),
  ]
}
