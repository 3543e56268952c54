import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import type { ReviewKind } from '../known/known.ts'
import { reviewOperations } from '../laws/review-kinds.ts'
import { reviewCalls, someDraft } from './review-calls.ts'
import { wishCalls } from './wish-calls.ts'

/**
 * A write that is sent once takes effect once. Saving an item again changes nothing: "If this group holds it already,
 * nothing changes". Source: the contract.
 */
export function sentTwice({ ask, known, callers }: Context): readonly Check[] {
  if (!callers.has('member') || known.itemIds.length === 0) return []
  const wish = wishCalls(ask, 'member')
  return [
    lawCheck({
      id: 'sent-twice',
      name: 'an item saved twice is in its group once',
      operations: ['createWishItem', 'createWishGroup', 'getWishGroups'],
      writes: true,
      share: 0.3,
      value: fc.record({ item: fc.constantFrom(...known.itemIds), isAtOnce: fc.boolean() }),
      async holds({ item, isAtOnce }) {
        const before = await wish.groups('new')
        const made = await wish.create('new', '계약 검사')
        const { gid_zzim: gid } = made.body.result
        const after = await wish.groups('new')
        const { length } = before.body.result
        holdSame('body.result.length', after.body.result.length, length + 1, before, made, after)
        const save = () => wish.save('new', gid, item)
        const saved = isAtOnce ? await Promise.all([save(), save()]) : [await save(), await save()]
        const groups = await wish.groups('new')
        for (const each of saved) {
          holdSame(
            'body.result.items',
            each.body.result.items.map(one => one.item_id),
            [item],
            ...saved,
          )
        }
        const group = groups.body.result.find(({ gid_zzim }) => gid_zzim === gid)
        holdSame(
          'body.result.items',
          group?.items.map(one => one.item_id),
          [item],
          ...saved,
          groups,
        )
        const page = await ask.ok('getProduct', { values: { id: item } })
        const { name, price_state, cash, card } = group?.items[0] ?? {}
        const { item: view } = page.body.result
        const ofPage = { name: view.name, price_state: view.price_state, cash: view.cash, card: view.card }
        holdSame('body.result.items.0', { name, price_state, cash, card }, ofPage, page, groups)
        await wish.removeGroup(gid)
      },
    }),
  ]
}

/** The same for a review and a comment. */
export function writtenOnce({ ask, known, callers }: Context, kind: ReviewKind): readonly Check[] {
  if (!callers.has('member') || known.itemIds.length === 0) return []
  const { create, createComment, list, one } = reviewOperations(kind)
  return [
    lawCheck({
      id: 'sent-once',
      name: 'a review or comment sent once exists once',
      operations: [create, createComment, list, one],
      writes: true,
      share: 0.2,
      value: fc.constantFrom(...known.itemIds),
      async holds(item) {
        const reviews = reviewCalls(ask, kind, item)
        const before = await reviews.newest()
        const written = await reviews.create(someDraft)
        const after = await reviews.newest()
        const { total } = before.body.result
        holdSame('body.result.total', after.body.result.total, total + 1, before, written, after)
        const id = written.body.result.idx_thread
        const commented = await reviews.comment(id, '계약 검사')
        const read = await reviews.read(id)
        holdSame(
          'body.result.thread.comments.length',
          read.body.result.thread.comments.length,
          1,
          commented,
          read,
        )
        await reviews.remove(id)
      },
    }),
  ]
}
