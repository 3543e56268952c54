import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import { ways, wishCalls } from './wish-calls.ts'

/** "Oldest group first, newest item in it first." Source: the contract. */
export function wishOrders({ ask, known, callers }: Context): readonly Check[] {
  if (!callers.has('member') || known.itemIds.length < 2) return []
  const wish = wishCalls(ask, 'member')
  return [
    lawCheck({
      id: 'wish-orders',
      name: 'the oldest wish group and the newest item come first',
      operations: ['getWishGroups', 'getZzimGroups', 'createWishGroup', 'createWishItem'],
      writes: true,
      share: 0.2,
      value: fc.uniqueArray(fc.constantFrom(...known.itemIds), { minLength: 2, maxLength: 3 }),
      async holds(items) {
        const made = [await wish.create('new', '먼저'), await wish.create('new', '나중')]
        const ids = made.map(({ body }) => body.result.gid_zzim)
        const [first = ''] = ids
        for (const item of items) await wish.save('new', first, item)
        for (const read of ways) {
          const groups = await wish.groups(read)
          const shown = groups.body.result.filter(({ gid_zzim }) => ids.includes(gid_zzim))
          const order = shown.map(({ gid_zzim }) => gid_zzim)
          holdSame('body.result.*.gid_zzim', order, ids, ...made, groups)
          const saved = shown[0]?.items.map(({ item_id }) => item_id)
          holdSame('body.result.0.items.*.item_id', saved, items.toReversed(), groups)
        }
        for (const id of ids) await wish.removeGroup(id)
      },
    }),
  ]
}
