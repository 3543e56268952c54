import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { ways, wishCalls } from './wish-calls.ts'

/**
 * Other members' groups can't be read or changed; hosts treat them as unknown.
 * Source: docs/decisions/0009-meaning-of-writes.md.
 */
export function foreignWishLists({ ask, known, callers }: Context): readonly Check[] {
  if (!callers.has('member') || !callers.has('other') || known.itemIds.length === 0) return []
  const mine = wishCalls(ask, 'member')
  const theirs = wishCalls(ask, 'other')
  return [
    lawCheck({
      id: 'foreign-wish-lists',
      name: "nobody sees or changes another member's wish groups",
      operations: [
        'createWishItem',
        'saveZzim',
        'deleteZzim',
        'getWishGroups',
        'getZzimGroups',
        'renameWishGroup',
      ],
      writes: true,
      share: 0.2,
      value: fc.record({
        save: fc.constantFrom(...ways),
        read: fc.constantFrom(...ways),
        item: fc.constantFrom(...known.itemIds),
      }),
      async holds({ save, read, item }) {
        const made = await mine.create('new', '계약 검사')
        const { gid_zzim: gid } = made.body.result
        for (const way of ways) {
          const seen = await theirs.groups(way)
          const isSeen = seen.body.result.some(group => group.gid_zzim === gid)
          hold(!isSeen, 'body.result', "has another member's group", made, seen)
        }
        await theirs.saveRefused(save, gid, item)
        await theirs.renameRefused(gid, '남의 것')
        const refused = await theirs.removeGroupRefused(gid)
        const kept = await mine.groups(read)
        const group = kept.body.result.find(({ gid_zzim }) => gid_zzim === gid)
        holdSame('body.result', group, made.body.result, refused, kept)
        await mine.removeGroup(gid)
      },
    }),
  ]
}
