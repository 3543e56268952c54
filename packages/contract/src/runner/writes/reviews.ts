import type { Review } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { type Law, propertyLaw } from '../laws/law.ts'
import { reviewOperations } from '../laws/reviews.ts'
import { type ReviewDraft, reviewCalls, someDraft } from './review-calls.ts'
import { hardTexts, sameLines, textsOf } from './texts.ts'

const maxFiles = 8

/**
 * Everyone can read a review as written and as changed until it is removed, which works once. Source: the
 * contract.
 */
export function writtenReviews(kind: ReviewKind): Law {
  const { create, update, remove, one, list } = reviewOperations(kind)
  return propertyLaw({
    id: 'written-reviews',
    name: 'a review can be read as it was written, until it is removed, once',
    operations: [create, update, remove, one, list],
    needs: ['member', 'items'],
    writes: true,
    share: 0.3,
    value({ contract, known }) {
      const draft = fc.record({
        marks: fc.integer({ min: 1, max: 5 }),
        message: textsOf(contract.documents, 'review'),
        files: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
      })
      return fc.record({
        item: fc.constantFrom(...known.itemIds),
        before: draft,
        after: draft,
        deleted: fc.subarray([0, 1, 2]),
      })
    },
    async holds({ ask }, { item, before, after, deleted }) {
      const reviews = reviewCalls(kind, item)
      const written = await ask.ok(...reviews.create(before))
      const id = written.body.result.idx_thread
      holdReview(written.body.result, before, before.files.length, written)
      const read = await ask.ok(...reviews.read(id))
      holdSame('body.result', read.body.result, written.body.result, written, read)
      const seen = await ask.ok(...reviews.read(id, 'nobody'))
      holdSame('body.result', seen.body.result, { ...written.body.result, isMine: false }, written, seen)
      const newest = await ask.ok(...reviews.newest())
      const isListed = newest.body.result.list.some(({ idx_thread }) => idx_thread === id)
      hold(isListed, 'body.result.list', 'lacks the newest review', written, newest)

      const changed = await ask.ok(...reviews.update(id, after, { deleted }))
      const kept = before.files.filter((_, place) => !deleted.includes(place)).length
      const files = Math.min(maxFiles, kept + after.files.length)
      holdReview(changed.body.result, after, files, written, changed)
      const reread = await ask.ok(...reviews.read(id))
      holdSame('body.result', reread.body.result, changed.body.result, changed, reread)

      const removed = await ask.ok(...reviews.remove(id))
      await ask.refused(404, ...reviews.read(id))
      await ask.refused(404, ...reviews.remove(id))
      const others = await ask.ok(...reviews.newest())
      const isStill = others.body.result.list.some(({ idx_thread }) => idx_thread === id)
      hold(!isStill, 'body.result.list', 'still has the removed review', removed, others)
    },
  })
}

function holdReview(
  review: Review,
  { files: _, ...fields }: ReviewDraft,
  files: number,
  ...by: readonly Exchange[]
): void {
  const found = new Map<string, unknown>(Object.entries(review))
  const inSameLines = (value: unknown) => (typeof value === 'string' ? sameLines(value) : value)
  for (const [name, sent] of Object.entries(fields)) {
    holdSame(`body.result.${name}`, inSameLines(found.get(name)), inSameLines(sent), ...by)
  }
  holdSame('body.result.images.length', review.images.length, files, ...by)
  holdSame('body.result.isMine', review.isMine, true, ...by)
}

/**
 * Hosts return texts as they were sent: long ones, emoji, markup, quotes, line breaks, spaces, decomposed letters.
 * Source: the contract, which changes none of them.
 */
export function wholeReviews(kind: ReviewKind): Law {
  const { create, createComment, updateComment, one } = reviewOperations(kind)
  return propertyLaw({
    id: 'whole-texts',
    name: 'texts are returned as they were written',
    operations: [create, createComment, updateComment, one],
    needs: ['member', 'items'],
    writes: true,
    share: 0.5,
    value: ({ contract: { documents }, known }) =>
      fc.record({
        item: fc.constantFrom(...known.itemIds),
        message: hardTexts(documents, 'review'),
        comment: hardTexts(documents, 'comment'),
        changed: hardTexts(documents, 'comment'),
      }),
    async holds({ ask }, { item, message, comment, changed }) {
      const reviews = reviewCalls(kind, item)
      const written = await ask.ok(...reviews.create({ ...someDraft, message }))
      const id = written.body.result.idx_thread
      const read = await ask.ok(...reviews.read(id))
      const [is, wanted] = [read.body.result.message, message].map(sameLines)
      holdSame('body.result.message', is, wanted, written, read)
      const commented = await ask.ok(...reviews.comment(id, comment))
      const first = await ask.ok(...reviews.read(id))
      const at = 'body.result.thread.comments.0.message'
      holdSame(at, first.body.result.thread.comments[0]?.message, comment, commented, first)
      const { idx_comment } = commented.body.result
      const edited = await ask.ok(...reviews.changeComment(id, idx_comment, changed))
      const second = await ask.ok(...reviews.read(id))
      holdSame(at, second.body.result.thread.comments[0]?.message, changed, edited, second)
      await ask.ok(...reviews.remove(id))
    },
  })
}

/** A review or a comment that is sent once is stored once. */
export function writtenOnce(kind: ReviewKind): Law {
  const { create, createComment, list, one } = reviewOperations(kind)
  return propertyLaw({
    id: 'sent-once',
    name: 'a review or comment sent once exists once',
    operations: [create, createComment, list, one],
    needs: ['member', 'items'],
    writes: true,
    share: 0.2,
    value: ({ known }) => fc.constantFrom(...known.itemIds),
    async holds({ ask }, item) {
      const reviews = reviewCalls(kind, item)
      const before = await ask.ok(...reviews.newest())
      const written = await ask.ok(...reviews.create(someDraft))
      const after = await ask.ok(...reviews.newest())
      const { total } = before.body.result
      holdSame('body.result.total', after.body.result.total, total + 1, before, written, after)
      const id = written.body.result.idx_thread
      const commented = await ask.ok(...reviews.comment(id, '계약 검사'))
      const read = await ask.ok(...reviews.read(id))
      const { comments } = read.body.result.thread
      holdSame('body.result.thread.comments.length', comments.length, 1, commented, read)
      await ask.ok(...reviews.remove(id))
    },
  })
}

/**
 * "The resource belongs to another member": nobody can change or delete another member's review. Source: the contract.
 */
export function foreignReviews(kind: ReviewKind): Law {
  const { update, remove, updateComment, removeComment, one } = reviewOperations(kind)
  return propertyLaw({
    id: 'foreign-reviews',
    name: 'nobody changes or removes what another member wrote',
    operations: [remove, update, updateComment, removeComment, one],
    needs: ['member', 'other', 'items'],
    writes: true,
    share: 0.2,
    value: ({ known }) => fc.constantFrom(...known.itemIds),
    async holds({ ask }, item) {
      const reviews = reviewCalls(kind, item)
      const review = await ask.ok(...reviews.create(someDraft))
      const id = review.body.result.idx_thread
      const commented = await ask.ok(...reviews.comment(id, '내 글'))
      const comment = commented.body.result.idx_comment
      const before = await ask.ok(...reviews.read(id))
      const refused = [
        await ask.refused(403, ...reviews.update(id, someDraft, { as: 'other' })),
        await ask.refused(403, ...reviews.changeComment(id, comment, '남의 글', 'other')),
        await ask.refused(403, ...reviews.removeComment(id, comment, 'other')),
        await ask.refused(403, ...reviews.remove(id, 'other')),
        await ask.refused(401, ...reviews.remove(id, 'nobody')),
      ]
      const after = await ask.ok(...reviews.read(id))
      holdSame('body.result', after.body.result, before.body.result, ...refused, after)
      await ask.ok(...reviews.remove(id))
    },
  })
}
