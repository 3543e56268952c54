import type { StateSource } from '../../state/state-source.ts'
import type { JsonNode } from '../../state/store/json-node.ts'
import { derivedFrom, setList } from '../../state/store/table.ts'

export interface SavedItem {
  readonly itemId: number
  /** ISO 8601. */
  readonly created: string
}

/** A wish group; nothing changes in it, changes make a new one. */
export interface WishList {
  /** gid_zzim. */
  readonly id: string
  readonly name: string
  /** Newest first. */
  readonly items: readonly SavedItem[]
}

/** Wish groups of all members. An item is in one group of a member at most. Source: docs/decisions/0009. */
export interface WishState {
  /** Oldest first. */
  listsOf(memberId: string): readonly WishList[]
  addList(memberId: string, name: string): WishList
  /** Whether the member had such a group. */
  removeList(memberId: string, listId: string): boolean
  /** Saves an item in a group and out of any other; undefined where the member has no such group. */
  save(memberId: string, listId: string, itemId: number): WishList | undefined
  /** Whether the member had saved the item. */
  remove(memberId: string, itemId: number): boolean
  isSaved(memberId: string, itemId: number): boolean
  /** Members who saved it since the mock was started. */
  countOf(itemId: number): number
}

export function createWishState({ clock, store }: StateSource): WishState {
  const lists = store.table('wish', { read: node => node.list(readList) })
  const nextId = store.counter('wishGroups', 1)
  const listsOf = (memberId: string) => lists.get(memberId) ?? []
  const isSaved = (memberId: string, itemId: number) => listsOf(memberId).some(list => holds(list, itemId))
  const counts = derivedFrom(lists, () => {
    const found = new Map<number, number>()
    for (const memberId of lists.keys()) {
      for (const { items } of listsOf(memberId)) {
        for (const { itemId } of items) found.set(itemId, (found.get(itemId) ?? 0) + 1)
      }
    }
    return found
  })
  return {
    listsOf,
    isSaved,
    addList(memberId, name) {
      const list = { id: String(nextId()), name, items: [] }
      lists.set(memberId, [...listsOf(memberId), list])
      return list
    },
    removeList(memberId, listId) {
      const before = listsOf(memberId)
      const kept = before.filter(({ id }) => id !== listId)
      setList(lists, memberId, kept)
      return kept.length < before.length
    },
    save(memberId, listId, itemId) {
      const list = listsOf(memberId).find(({ id }) => id === listId)
      if (!list || holds(list, itemId)) return list
      const longer = { ...list, items: [{ itemId, created: clock.nextTime() }, ...list.items] }
      lists.set(
        memberId,
        listsOf(memberId).map(other => (other === list ? longer : without(other, itemId))),
      )
      return longer
    },
    remove(memberId, itemId) {
      if (!isSaved(memberId, itemId)) return false
      lists.set(
        memberId,
        listsOf(memberId).map(list => without(list, itemId)),
      )
      return true
    },
    countOf: itemId => counts().get(itemId) ?? 0,
  }
}

function readList(node: JsonNode): WishList {
  return {
    id: node.field('id').text(),
    name: node.field('name').text(),
    items: node.field('items').list(item => ({
      itemId: item.field('itemId').integer(),
      created: item.field('created').text(),
    })),
  }
}

function holds({ items }: WishList, itemId: number): boolean {
  return items.some(item => item.itemId === itemId)
}

function without(list: WishList, itemId: number): WishList {
  return { ...list, items: list.items.filter(item => item.itemId !== itemId) }
}
