import type { ReviewVote } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Caller } from '../exchanges/additions.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { type Law, propertyLaw } from '../laws/law.ts'
import { reviewOperations } from '../laws/reviews.ts'
import { reviewCalls, someDraft } from './review-calls.ts'
import { textsOf } from './texts.ts'

/**
 * Comments can be read as written and as changed until they are removed, which works once. Simultaneous ones
 * are all kept. "Newest first for reviews, oldest first for shopping reviews". Source: the contract.
 */
export function writtenComments(kind: ReviewKind): Law {
  const { createComment, updateComment, removeComment, one } = reviewOperations(kind)
  const isNewestFirst = kind === 'Review'
  const at = 'body.result.thread.comments'
  return propertyLaw({
    id: 'written-comments',
    name: 'comments can be read in their order, until they are removed, once',
    operations: [createComment, updateComment, removeComment, one],
    needs: ['member', 'items'],
    writes: true,
    share: 0.3,
    value({ contract, known }) {
      const text = textsOf(contract.documents, 'comment')
      return fc.record({
        item: fc.constantFrom(...known.itemIds),
        texts: fc.array(text, { minLength: 1, maxLength: 3 }),
        changed: text,
        atOnce: fc.array(text, { minLength: 2, maxLength: 3 }),
      })
    },
    async holds({ ask }, { item, texts, changed, atOnce }) {
      const reviews = reviewCalls(kind, item)
      const review = await ask.ok(...reviews.create(someDraft))
      const id = review.body.result.idx_thread
      const messages = async () => {
        const read = await ask.ok(...reviews.read(id))
        const all = read.body.result.thread.comments
        return { read, all: (isNewestFirst ? all.toReversed() : all).map(({ message }) => message) }
      }
      const written = []
      for (const message of texts) written.push(await ask.ok(...reviews.comment(id, message)))
      const asWritten = await messages()
      holdSame(at, asWritten.all, texts, ...written, asWritten.read)

      const comment = written[0]?.body.result.idx_comment ?? ''
      const change = await ask.ok(...reviews.changeComment(id, comment, changed))
      holdSame('body.result.message', change.body.result.message, changed, change)
      const asChanged = await messages()
      const changedTexts = [changed, ...texts.slice(1)]
      holdSame(at, asChanged.all, changedTexts, change, asChanged.read)

      const together = await Promise.all(atOnce.map(message => ask.ok(...reviews.comment(id, message))))
      const all = await messages()
      const wanted = [...changedTexts, ...atOnce].toSorted()
      holdSame(at, all.all.toSorted(), wanted, ...together, all.read)

      const removed = await ask.ok(...reviews.removeComment(id, comment))
      await ask.refused(404, ...reviews.removeComment(id, comment))
      const left = await messages()
      holdSame(`${at}.length`, left.all.length, wanted.length - 1, removed, left.read)
      await ask.ok(...reviews.remove(id))
    },
  })
}

type Press = 'like' | 'hate'

/**
 * "Like: liked set, hated cleared, count plus one. Hate: hated set, liked cleared, count minus one";
 * repeating a press changes nothing. Source: specification section 4; docs/decisions/0009-meaning-of-writes.md.
 */
export function votes(kind: ReviewKind): Law {
  const { like, hate, one } = reviewOperations(kind)
  return propertyLaw({
    id: 'votes',
    name: 'like and hate change the count by one, and repeating them changes nothing',
    operations: [like, hate, one],
    needs: ['member', 'items'],
    writes: true,
    share: 0.5,
    value({ known, callers }) {
      const press = fc.record({
        press: fc.constantFrom<Press>('like', 'hate'),
        by: fc.constantFrom(...callers),
      })
      return fc.record({
        item: fc.constantFrom(...known.itemIds),
        presses: fc.array(press, { minLength: 1, maxLength: 6 }),
      })
    },
    async holds({ ask, callers }, { item, presses }) {
      const reviews = reviewCalls(kind, item)
      const review = await ask.ok(...reviews.create(someDraft))
      const id = review.body.result.idx_thread
      const pressed = new Map<Caller, Press>()
      let countLike = review.body.result.thread.countLike
      const votesOf = (by: Caller): ReviewVote => ({
        hasMyLike: pressed.get(by) === 'like',
        hasMyHate: pressed.get(by) === 'hate',
        countLike,
      })
      const exchanges = []
      for (const { press, by } of presses) {
        if (pressed.get(by) !== press) countLike += press === 'like' ? 1 : -1
        pressed.set(by, press)
        const answer = await ask.ok(...reviews.press(id, press, by))
        exchanges.push(answer)
        const { hasMyLike, hasMyHate, countLike: counted } = answer.body.result
        holdSame('body.result', { hasMyLike, hasMyHate, countLike: counted }, votesOf(by), ...exchanges)
      }
      for (const by of callers) {
        const read = await ask.ok(...reviews.read(id, by))
        const { hasMyLike, hasMyHate, countLike: counted } = read.body.result.thread
        const is = { hasMyLike, hasMyHate, countLike: counted }
        holdSame('body.result.thread', is, votesOf(by), ...exchanges, read)
      }
      await ask.ok(...reviews.remove(id))
    },
  })
}
