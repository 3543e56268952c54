import type { ReviewVote } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { Caller } from '../exchanges/planned-request.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/review-kinds.ts'
import { reviewCalls, someDraft } from './review-calls.ts'

type Press = 'like' | 'hate'

/**
 * "Like: liked set, hated cleared, count plus one. Hate: hated set, liked cleared, count minus one";
 * repeating a press changes nothing. Source: specification section 4; docs/decisions/0009-meaning-of-writes.md.
 */
export function votes({ ask, known, callers }: Context, kind: ReviewKind): readonly Check[] {
  const members = (['member', 'other'] as const).filter(caller => callers.has(caller))
  if (members.length === 0 || known.itemIds.length === 0) return []
  const { like, hate, one } = reviewOperations(kind)
  const press = fc.record({ press: fc.constantFrom<Press>('like', 'hate'), by: fc.constantFrom(...members) })
  return [
    lawCheck({
      id: 'votes',
      name: 'like and hate change the count by one, and repeating them changes nothing',
      operations: [like, hate, one],
      writes: true,
      share: 0.5,
      value: fc.record({
        item: fc.constantFrom(...known.itemIds),
        presses: fc.array(press, { minLength: 1, maxLength: 6 }),
      }),
      async holds({ item, presses }) {
        const reviews = reviewCalls(ask, kind, item)
        const review = await reviews.create(someDraft)
        const id = review.body.result.idx_thread
        const pressed = new Map<Caller, Press>()
        let countLike = review.body.result.thread.countLike
        const exchanges = []
        for (const { press, by } of presses) {
          if (pressed.get(by) !== press) countLike += press === 'like' ? 1 : -1
          pressed.set(by, press)
          const wanted: ReviewVote = { hasMyLike: press === 'like', hasMyHate: press === 'hate', countLike }
          const answer = await reviews.press(id, press, by)
          exchanges.push(answer)
          const { hasMyLike, hasMyHate, countLike: counted } = answer.body.result
          holdSame('body.result', { hasMyLike, hasMyHate, countLike: counted }, wanted, ...exchanges)
        }
        for (const by of members) {
          const read = await reviews.read(id, by)
          const { hasMyLike, hasMyHate, countLike: counted } = read.body.result.thread
          const wanted = {
            hasMyLike: pressed.get(by) === 'like',
            hasMyHate: pressed.get(by) === 'hate',
            countLike,
          }
          holdSame(
            'body.result.thread',
            { hasMyLike, hasMyHate, countLike: counted },
            wanted,
            ...exchanges,
            read,
          )
        }
        await reviews.remove(id)
      },
    }),
  ]
}
