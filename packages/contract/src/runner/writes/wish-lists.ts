import type { WishGroup } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { propertyLaw } from '../laws/law.ts'
import { idsOf } from '../laws/list-query.ts'
import { hardTexts, textsOf } from './texts.ts'
import { ways, wishCalls } from './wish-calls.ts'

const calls = ['createWishGroup', 'createWishItem', 'deleteWishItem', 'saveZzim', 'deleteZzim'] as const
const wish = wishCalls('member')
const theirs = wishCalls('other')
const anyWay = fc.constantFrom(...ways)

/** Reads a group from both APIs, which must agree. */
async function readGroup(ask: Ask, gid: string, by: Exchange) {
  const [shown, legacy] = await Promise.all([ask.ok(...wish.groups('new')), ask.ok(...wish.groups('legacy'))])
  holdSame('body.result', legacy.body.result, shown.body.result, by, shown, legacy)
  return { group: groupIn(shown.body.result, gid), shown }
}

function groupIn(groups: readonly WishGroup[], gid: string): WishGroup | undefined {
  return groups.find(({ gid_zzim }) => gid_zzim === gid)
}

async function holdSaved(ask: Ask, id: string, wanted: boolean, by: Exchange): Promise<void> {
  const product = await ask.ok('getProduct', { values: { id }, as: 'member' })
  holdSame('body.result.zzim_my', product.body.result.zzim_my, wanted, by, product)
}

/**
 * Both APIs show what either of them saved. Items can be moved, and removed once. Source: the contract;
 * docs/decisions/0009-meaning-of-writes.md.
 */
export const wishLists = propertyLaw({
  id: 'wish-lists',
  name: 'a saved item can be read, moved, and removed once',
  operations: [...calls, 'getWishGroups', 'getZzimGroups', 'getProduct'],
  needs: ['member', 'items'],
  writes: true,
  share: 0.3,
  value({ contract, known }) {
    const name = textsOf(contract.documents, 'wishGroup')
    return fc.record({
      names: fc.tuple(name, name),
      ways: fc.tuple(anyWay, anyWay, anyWay, anyWay, anyWay),
      item: fc.constantFrom(...known.itemIds),
    })
  },
  async holds({ ask }, { names: [name, otherName], ways: [create, save, move, remove, again], item }) {
    const made = await ask.ok(...wish.create(create, name))
    const { gid_zzim: gid } = made.body.result
    const empty = await readGroup(ask, gid, made)
    const wanted = { ...made.body.result, name, gname: name, items: [] }
    holdSame('body.result', empty.group, wanted, made, empty.shown)

    const saved = await ask.ok(...wish.save(save, gid, item))
    const full = await readGroup(ask, gid, saved)
    holdItems(full, [item], saved)
    holdSame('body.result', saved.body.result, full.group, saved, full.shown)
    await holdSaved(ask, item, true, saved)

    const other = await ask.ok(...wish.create(create, otherName))
    const { gid_zzim: otherGid } = other.body.result
    const moved = await ask.ok(...wish.save(move, otherGid, item))
    holdItems(await readGroup(ask, gid, moved), [], moved)
    holdItems(await readGroup(ask, otherGid, moved), [item], moved)

    const removed = await ask.ok(...wish.remove(remove, item))
    holdItems(await readGroup(ask, otherGid, removed), [], removed)
    await holdSaved(ask, item, false, removed)
    await ask.refused(404, ...wish.remove(again, item))

    for (const id of [gid, otherGid]) {
      const dropped = await ask.ok(...wish.removeGroup(id))
      const after = await readGroup(ask, id, dropped)
      hold(after.group === undefined, 'body.result', `still has the group ${id}`, dropped, after.shown)
      await ask.refused(404, ...wish.removeGroup(id))
    }
  },
})

function holdItems(
  { group, shown }: Awaited<ReturnType<typeof readGroup>>,
  wanted: readonly string[],
  by: Exchange,
): void {
  holdSame('body.result.items', group && idsOf(group.items), wanted, by, shown)
}

/** "Oldest group first, newest item in it first." Source: the contract. */
export const wishOrders = propertyLaw({
  id: 'wish-orders',
  name: 'the oldest wish group and the newest item come first',
  operations: ['getWishGroups', 'getZzimGroups', 'createWishGroup', 'createWishItem'],
  needs: ['member', 'two-items'],
  writes: true,
  share: 0.2,
  value: ({ known }) => fc.uniqueArray(fc.constantFrom(...known.itemIds), { minLength: 2, maxLength: 3 }),
  async holds({ ask }, items) {
    const made = [await ask.ok(...wish.create('new', '먼저')), await ask.ok(...wish.create('new', '나중'))]
    const ids = made.map(({ body }) => body.result.gid_zzim)
    const [first = ''] = ids
    for (const item of items) await ask.ok(...wish.save('new', first, item))
    for (const way of ways) {
      const groups = await ask.ok(...wish.groups(way))
      const shown = groups.body.result.filter(({ gid_zzim }) => ids.includes(gid_zzim))
      const order = shown.map(({ gid_zzim }) => gid_zzim)
      holdSame('body.result.*.gid_zzim', order, ids, ...made, groups)
      const saved = shown[0]?.items.map(({ item_id }) => item_id)
      holdSame('body.result.0.items.*.item_id', saved, items.toReversed(), groups)
    }
    for (const id of ids) await ask.ok(...wish.removeGroup(id))
  },
})

/**
 * A write that is sent once takes effect once. Saving an item again changes nothing: "If this group holds it already,
 * nothing changes". Source: the contract.
 */
export const sentTwice = propertyLaw({
  id: 'sent-twice',
  name: 'an item saved twice is in its group once',
  operations: ['createWishItem', 'createWishGroup', 'getWishGroups'],
  needs: ['member', 'items'],
  writes: true,
  share: 0.3,
  value: ({ known }) => fc.record({ item: fc.constantFrom(...known.itemIds), isAtOnce: fc.boolean() }),
  async holds({ ask }, { item, isAtOnce }) {
    const before = await ask.ok(...wish.groups('new'))
    const made = await ask.ok(...wish.create('new', '계약 검사'))
    const { gid_zzim: gid } = made.body.result
    const after = await ask.ok(...wish.groups('new'))
    const { length } = before.body.result
    holdSame('body.result.length', after.body.result.length, length + 1, before, made, after)
    const save = () => ask.ok('createWishItem', wish.save('new', gid, item)[1])
    const saved = isAtOnce ? await Promise.all([save(), save()]) : [await save(), await save()]
    const groups = await ask.ok(...wish.groups('new'))
    for (const { body } of saved) holdSame('body.result.items', idsOf(body.result.items), [item], ...saved)
    const group = groupIn(groups.body.result, gid)
    holdSame('body.result.items', group && idsOf(group.items), [item], ...saved, groups)
    const page = await ask.ok('getProduct', { values: { id: item } })
    const { name, price_state, cash, card } = group?.items[0] ?? {}
    const { item: view } = page.body.result
    const ofPage = { name: view.name, price_state: view.price_state, cash: view.cash, card: view.card }
    holdSame('body.result.items.0', { name, price_state, cash, card }, ofPage, page, groups)
    await ask.ok(...wish.removeGroup(gid))
  },
})

/** Groups keep their names as they were sent. */
export const renamedGroups = propertyLaw({
  id: 'renamed-wish-group',
  name: 'a wish group keeps its new name',
  operations: ['renameWishGroup', 'createWishGroup', 'getWishGroups'],
  needs: ['member', 'items'],
  writes: true,
  share: 0.4,
  value({ contract: { documents } }) {
    const name = hardTexts(documents, 'wishGroup')
    return fc.record({ name, changed: name })
  },
  async holds({ ask }, { name, changed }) {
    const made = await ask.ok(...wish.create('new', name))
    const id = made.body.result.gid_zzim
    holdSame('body.result.name', made.body.result.name, name, made)
    const renamed = await ask.ok(...wish.rename(id, changed))
    holdSame('body.result.name', renamed.body.result.name, changed, renamed)
    const groups = await ask.ok(...wish.groups('new'))
    holdSame('body.result.name', groupIn(groups.body.result, id)?.name, changed, renamed, groups)
    await ask.ok(...wish.removeGroup(id))
  },
})

/**
 * Other members' groups can't be read or changed; hosts treat them as unknown.
 * Source: docs/decisions/0009-meaning-of-writes.md.
 */
export const foreignWishLists = propertyLaw({
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
  needs: ['member', 'other', 'items'],
  writes: true,
  share: 0.2,
  value: ({ known }) => fc.record({ save: anyWay, read: anyWay, item: fc.constantFrom(...known.itemIds) }),
  async holds({ ask }, { save, read, item }) {
    const made = await ask.ok(...wish.create('new', '계약 검사'))
    const { gid_zzim: gid } = made.body.result
    for (const way of ways) {
      const seen = await ask.ok(...theirs.groups(way))
      const isSeen = groupIn(seen.body.result, gid) !== undefined
      hold(!isSeen, 'body.result', "has another member's group", made, seen)
    }
    await ask.refused(404, ...theirs.save(save, gid, item))
    await ask.refused(404, ...theirs.rename(gid, '남의 것'))
    const refused = await ask.refused(404, ...theirs.removeGroup(gid))
    const kept = await ask.ok(...wish.groups(read))
    holdSame('body.result', groupIn(kept.body.result, gid), made.body.result, refused, kept)
    await ask.ok(...wish.removeGroup(gid))
  },
})
