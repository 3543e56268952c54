import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/review-kinds.ts'
import { reviewCalls, someDraft } from './review-calls.ts'
import { textsOf } from './texts.ts'

/**
 * Comments can be read as written and as changed until they are removed, which works once. Simultaneous ones
 * are all kept. "Newest first for reviews, oldest first for shopping reviews". Source: the contract.
 */
export function writtenComments(
  { ask, contract, known, callers }: Context,
  kind: ReviewKind,
): readonly Check[] {
  if (!callers.has('member') || known.itemIds.length === 0) return []
  const { createComment, updateComment, removeComment, one } = reviewOperations(kind)
  const text = textsOf(contract.documents, 'review-schemas.yaml#/components/schemas/CommentMessage')
  const isNewestFirst = kind === 'Review'
  return [
    lawCheck({
      id: 'written-comments',
      name: 'comments can be read in their order, until they are removed, once',
      operations: [createComment, updateComment, removeComment, one],
      writes: true,
      share: 0.3,
      value: fc.record({
        item: fc.constantFrom(...known.itemIds),
        texts: fc.array(text, { minLength: 1, maxLength: 3 }),
        changed: text,
        atOnce: fc.array(text, { minLength: 2, maxLength: 3 }),
      }),
      async holds({ item, texts, changed, atOnce }) {
        const reviews = reviewCalls(ask, kind, item)
        const review = await reviews.create(someDraft)
        const id = review.body.result.idx_thread
        const messages = async () => {
          const read = await reviews.read(id)
          const all = read.body.result.thread.comments
          return { read, all: (isNewestFirst ? all.toReversed() : all).map(({ message }) => message) }
        }
        const written = []
        for (const message of texts) written.push(await reviews.comment(id, message))
        const asWritten = await messages()
        holdSame('body.result.thread.comments', asWritten.all, texts, ...written, asWritten.read)

        const [first] = written
        const comment = first?.body.result.idx_comment ?? ''
        const change = await reviews.changeComment(id, comment, changed)
        holdSame('body.result.message', change.body.result.message, changed, change)
        const asChanged = await messages()
        holdSame(
          'body.result.thread.comments',
          asChanged.all,
          [changed, ...texts.slice(1)],
          change,
          asChanged.read,
        )

        const together = await Promise.all(atOnce.map(message => reviews.comment(id, message)))
        const all = await messages()
        const wanted = [changed, ...texts.slice(1), ...atOnce].toSorted()
        holdSame('body.result.thread.comments', all.all.toSorted(), wanted, ...together, all.read)

        const removed = await reviews.removeComment(id, comment)
        await reviews.removeCommentRefused(id, comment, 404)
        const left = await messages()
        holdSame('body.result.thread.comments.length', left.all.length, wanted.length - 1, removed, left.read)
        await reviews.remove(id)
      },
    }),
  ]
}
