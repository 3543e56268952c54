import type { Review } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/review-kinds.ts'
import { type ReviewDraft, reviewCalls } from './review-calls.ts'
import { fileNames, sameLines, textsOf } from './texts.ts'

const maxFiles = 8

/**
 * Everyone can read a review as written and as changed until it is removed, which works once. Source: the
 * contract.
 */
export function writtenReviews(
  { ask, contract, known, callers }: Context,
  kind: ReviewKind,
): readonly Check[] {
  if (!callers.has('member') || known.itemIds.length === 0) return []
  const { create, update, remove, one, list } = reviewOperations(kind)
  const draft = fc.record({
    marks: fc.integer({ min: 1, max: 5 }),
    message: textsOf(contract.documents, 'review-schemas.yaml#/components/schemas/ReviewMessage'),
    files: fileNames(3),
  })
  return [
    lawCheck({
      id: 'written-reviews',
      name: 'a review can be read as it was written, until it is removed, once',
      operations: [create, update, remove, one, list],
      writes: true,
      share: 0.3,
      value: fc.record({
        item: fc.constantFrom(...known.itemIds),
        before: draft,
        after: draft,
        deleted: fc.subarray([0, 1, 2]),
      }),
      async holds({ item, before, after, deleted }) {
        const reviews = reviewCalls(ask, kind, item)
        const written = await reviews.create(before)
        const id = written.body.result.idx_thread
        holdReview(written.body.result, before, before.files.length, written)
        const read = await reviews.read(id)
        holdSame('body.result', read.body.result, written.body.result, written, read)
        const seen = await reviews.read(id, 'nobody')
        holdSame('body.result', seen.body.result, { ...written.body.result, isMine: false }, written, seen)
        const newest = await reviews.newest()
        const isListed = newest.body.result.list.some(({ idx_thread }) => idx_thread === id)
        hold(isListed, 'body.result.list', 'is without what was written last', written, newest)

        const changed = await reviews.update(id, after, deleted)
        const kept = before.files.filter((_, place) => !deleted.includes(place)).length
        holdReview(
          changed.body.result,
          after,
          Math.min(maxFiles, kept + after.files.length),
          written,
          changed,
        )
        const reread = await reviews.read(id)
        holdSame('body.result', reread.body.result, changed.body.result, changed, reread)

        const removed = await reviews.remove(id)
        await reviews.gone(id)
        await reviews.removeRefused(id, 404)
        const others = await reviews.newest()
        const isStill = others.body.result.list.some(({ idx_thread }) => idx_thread === id)
        hold(!isStill, 'body.result.list', 'still has what was removed', removed, others)
      },
    }),
  ]
}

function holdReview(
  review: Review,
  { files: _, ...fields }: ReviewDraft,
  files: number,
  ...by: readonly Exchange[]
): void {
  const found = new Map<string, unknown>(Object.entries(review))
  for (const [name, sent] of Object.entries(fields)) {
    holdSame(`body.result.${name}`, inSameLines(found.get(name)), inSameLines(sent), ...by)
  }
  holdSame('body.result.images.length', review.images.length, files, ...by)
  holdSame('body.result.isMine', review.isMine, true, ...by)
}

function inSameLines(value: unknown): unknown {
  return typeof value === 'string' ? sameLines(value) : value
}
