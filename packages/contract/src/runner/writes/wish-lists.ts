import type { WishGroup } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { textsOf } from './texts.ts'
import { type Way, ways, wishCalls } from './wish-calls.ts'

const name = 'wish.yaml#/components/schemas/GroupName'
const calls = ['createWishGroup', 'createWishItem', 'deleteWishItem', 'saveZzim', 'deleteZzim'] as const

/**
 * Both APIs show what either of them saved. Items can be moved, and removed once. Source: the contract;
 * docs/decisions/0009-meaning-of-writes.md.
 */
export function wishLists({ ask, contract, known, callers }: Context): readonly Check[] {
  if (!callers.has('member') || known.itemIds.length === 0) return []
  const wish = wishCalls(ask, 'member')
  const way = fc.constantFrom(...ways)

  /** Reads a group from both APIs, which must agree. */
  async function read(gid: string, by: Exchange): Promise<{ group: WishGroup | undefined; shown: Exchange }> {
    const [shown, legacy] = await Promise.all(ways.map(each => wish.groups(each)))
    if (!shown || !legacy) throw new Error('there are two ways')
    holdSame('body.result', legacy.body.result, shown.body.result, by, shown, legacy)
    return { group: shown.body.result.find(({ gid_zzim }) => gid_zzim === gid), shown }
  }
  async function holdZzim(id: string, wanted: boolean, by: Exchange): Promise<void> {
    const product = await ask.ok('getProduct', { values: { id }, as: 'member' })
    holdSame('body.result.zzim_my', product.body.result.zzim_my, wanted, by, product)
  }
  const itemsOf = (group: WishGroup | undefined) => group?.items.map(({ item_id }) => item_id)

  return [
    lawCheck({
      id: 'wish-lists',
      name: 'a saved item can be read, moved, and removed once',
      operations: [...calls, 'getWishGroups', 'getZzimGroups', 'getProduct'],
      writes: true,
      share: 0.3,
      value: fc.record({
        texts: fc.tuple(textsOf(contract.documents, name), textsOf(contract.documents, name)),
        ways: fc.tuple<Way[]>(way, way, way, way, way),
        item: fc.constantFrom(...known.itemIds),
      }),
      async holds({
        texts,
        ways: [create = 'new', save = 'new', move = 'new', remove = 'new', again = 'new'],
        item,
      }) {
        const made = await wish.create(create, texts[0])
        const { gid_zzim: gid } = made.body.result
        const empty = await read(gid, made)
        holdSame(
          'body.result',
          empty.group,
          { ...made.body.result, name: texts[0], gname: texts[0], items: [] },
          made,
          empty.shown,
        )

        const saved = await wish.save(save, gid, item)
        const full = await read(gid, saved)
        holdSame('body.result.items', itemsOf(full.group), [item], saved, full.shown)
        holdSame('body.result', saved.body.result, full.group, saved, full.shown)
        await holdZzim(item, true, saved)

        const other = await wish.create(create, texts[1])
        const moved = await wish.save(move, other.body.result.gid_zzim, item)
        const left = await read(gid, moved)
        holdSame('body.result.items', itemsOf(left.group), [], moved, left.shown)
        const target = await read(other.body.result.gid_zzim, moved)
        holdSame('body.result.items', itemsOf(target.group), [item], moved, target.shown)

        const removed = await wish.remove(remove, item)
        const gone = await read(other.body.result.gid_zzim, removed)
        holdSame('body.result.items', itemsOf(gone.group), [], removed, gone.shown)
        await holdZzim(item, false, removed)
        await wish.removeRefused(again, item)

        for (const id of [gid, other.body.result.gid_zzim]) {
          const dropped = await wish.removeGroup(id)
          const after = await read(id, dropped)
          hold(after.group === undefined, 'body.result', `still has the group ${id}`, dropped, after.shown)
          await wish.removeGroupRefused(id)
        }
      },
    }),
  ]
}
