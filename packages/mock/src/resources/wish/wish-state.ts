import type { StateSource } from '../../state/state-source.ts'
import { groupRows } from '../../state/store/rows.ts'
import { memberRecord } from '../session/member-record.ts'
import { createWishRows } from './wish-rows.ts'

export interface SavedItem {
  readonly itemId: number
  /** ISO 8601. */
  readonly created: string
  /** The price for anyone at that time, in won; absent if it had none. */
  readonly price?: number | undefined
}

/** The details of a saved item; without `created`, the current time is used. */
export interface SaveNote {
  readonly created?: string | undefined
  readonly price?: number | undefined
}

/** A wish group. Immutable: changes create a new one. */
export interface WishList {
  /** gid_zzim. */
  readonly id: string
  readonly name: string
  /** Newest first. */
  readonly items: readonly SavedItem[]
}

/** Wish groups of all members. An item is in one group of a member at most. Source: assumed. */
export interface WishState {
  /** Oldest first. */
  listsOf(memberId: string): readonly WishList[]
  addList(memberId: string, name: string): WishList
  /** Undefined if the member has no such group. */
  renameList(memberId: string, listId: string, name: string): WishList | undefined
  /** Whether the group existed. */
  removeList(memberId: string, listId: string): boolean
  /** Saves an item in a group and removes it from any other; undefined if the member has no such group. */
  save(memberId: string, listId: string, itemId: number, note?: SaveNote): WishList | undefined
  /** Whether the item was saved. */
  remove(memberId: string, itemId: number): boolean
  isSaved(memberId: string, itemId: number): boolean
  /** The number of members who saved it since the mock started. */
  countOf(itemId: number): number
}

export function createWishState({ clock, counters, store }: StateSource): WishState {
  const { wish, wishGroup } = store.database
  const { groups, wishes } = createWishRows(store)
  const nextId = counters('wishGroups', 1)
  const groupsOf = groupRows(groups, ({ memberId }) => memberId)
  const wishesIn = groupRows(wishes, ({ groupId }) => groupId)
  const wishesFor = groupRows(wishes, ({ itemId }) => itemId)
  const find = groupRows(wishes, ({ id }) => id)
  const wishId = (memberId: string, itemId: number) => `${memberId}/${itemId}`

  const listsOf = (memberId: string): readonly WishList[] =>
    groupsOf(memberId).map(({ id, name }) => ({ id, name, items: wishesIn(id).toReversed() }))
  const listOf = (memberId: string, listId: string) => listsOf(memberId).find(({ id }) => id === listId)

  return {
    listsOf,
    isSaved: (memberId, itemId) => find(wishId(memberId, itemId)).length > 0,
    addList(memberId, name) {
      const id = String(nextId())
      wishGroup.create({ id, name, member: memberRecord(store.database, memberId) })
      return { id, name, items: [] }
    },
    renameList(memberId, listId, name) {
      if (!listOf(memberId, listId)) return undefined
      wishGroup.update({ where: { id: { equals: listId } }, data: { name } })
      return listOf(memberId, listId)
    },
    removeList(memberId, listId) {
      if (!listOf(memberId, listId)) return false
      wish.deleteMany({ where: { group: { id: { equals: listId } } } })
      wishGroup.delete({ where: { id: { equals: listId } } })
      return true
    },
    save(memberId, listId, itemId, { created = clock.nextTime(), price } = {}) {
      const list = listOf(memberId, listId)
      if (!list || list.items.some(item => item.itemId === itemId)) return list
      const id = wishId(memberId, itemId)
      const group = wishGroup.findFirst({ where: { id: { equals: listId } }, strict: true })
      wish.delete({ where: { id: { equals: id } } })
      wish.create({ id, itemId, created, price: price ?? null, group })
      return listOf(memberId, listId)
    },
    remove: (memberId, itemId) =>
      wish.delete({ where: { id: { equals: wishId(memberId, itemId) } } }) !== null,
    countOf: itemId => wishesFor(itemId).length,
  }
}
