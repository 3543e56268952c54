import type { SavedItem, WishGroup } from './wish-group.ts'

/** A reference to a group: by its id or, because a new group has no id yet, by its name. */
export type GroupRef = Pick<WishGroup, 'name'> & { readonly id: string | null }

/** A change of a wish list. A host needs at most one call for it, besides creating the group. */
export type WishChange =
  /**
   * Saves an item in a group, or moves it there. Creates the group if needed; without an item, only the group is
   * created.
   */
  | {
      readonly kind: 'put'
      readonly item: SavedItem | null
      readonly group: GroupRef
      /**
       * Where the item was saved earlier: on the device, or in the list before its removal. The host then receives the
       * original time.
       */
      readonly from?: 'device' | 'undo'
    }
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'rename'; readonly group: GroupRef; readonly name: string }
  /** Removes a group with its contents. */
  | { readonly kind: 'drop'; readonly group: GroupRef }
  /** Adds a name and a price that were unknown when the item was saved. */
  | { readonly kind: 'note'; readonly item: SavedItem }

type Groups = readonly WishGroup[]

/** The group of a reference; undefined if there is none. */
export function findGroup(groups: Groups, { id, name }: GroupRef): WishGroup | undefined {
  return groups.find(group => group.id === id) ?? groups.find(group => group.name === name)
}

/** The saved item of this id; undefined if no group contains it. */
export function findSaved(groups: Groups, itemId: string): SavedItem | undefined {
  return groups.flatMap(({ items }) => items).find(item => item.itemId === itemId)
}

/** The group that contains an item; undefined if none does. */
export function groupOf(groups: Groups, itemId: string): WishGroup | undefined {
  return groups.find(({ items }) => items.some(item => item.itemId === itemId))
}

/** Whether a change saves an item that no group contains yet. */
export function isNewItem(change: WishChange, groups: Groups): boolean {
  return change.kind === 'put' && change.item !== null && !findSaved(groups, change.item.itemId)
}

/** The number of items in all groups. */
export function countSaved(groups: Groups): number {
  return groups.reduce((count, { items }) => count + items.length, 0)
}

/**
 * Applies a change to the groups. An item is in at most one group. A moved item keeps the time and price of its saving
 * (assumed).
 *
 * @returns the same groups if nothing changes
 */
export function withChange(groups: Groups, change: WishChange): Groups {
  switch (change.kind) {
    case 'put':
      return withPut(groups, change.item, change.group)
    case 'remove':
      return withoutItem(groups, change.itemId)
    case 'rename': {
      const renamed = findGroup(groups, change.group)
      if (!renamed || renamed.name === change.name) return groups
      return groups.map(group => (group === renamed ? { ...group, name: change.name } : group))
    }
    case 'drop': {
      const dropped = findGroup(groups, change.group)
      return dropped ? groups.filter(group => group !== dropped) : groups
    }
    case 'note':
      return withNote(groups, change.item)
  }
}

function withPut(groups: Groups, item: SavedItem | null, ref: GroupRef): Groups {
  const found = findGroup(groups, ref)
  const all = found ? groups : [...groups, { id: newId(groups), name: ref.name, items: [] }]
  const target = findGroup(all, ref)
  if (!item || target?.items.some(({ itemId }) => itemId === item.itemId)) return all
  const kept = findSaved(all, item.itemId) ?? item
  return withoutItem(all, item.itemId).map(group =>
    group.id === target?.id ? { ...group, items: [kept, ...group.items] } : group,
  )
}

function withoutItem(groups: Groups, itemId: string): Groups {
  const holder = groupOf(groups, itemId)
  if (!holder) return groups
  const items = holder.items.filter(item => item.itemId !== itemId)
  return groups.map(group => (group === holder ? { ...group, items } : group))
}

function withNote(groups: Groups, noted: SavedItem): Groups {
  const known = findSaved(groups, noted.itemId)
  if (!known || known.price !== null) return groups
  const item = { ...noted, time: known.time }
  return groups.map(group => ({
    ...group,
    items: group.items.map(each => (each === known ? item : each)),
  }))
}

/** The id of a group that exists only on the device, or that the host has not created yet. */
function newId(groups: Groups): string {
  const numbers = groups.map(({ id }) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0))
  return `new-${1 + Math.max(0, ...numbers)}`
}

/** Replaces a group by the host's version: its items are removed from all other groups. */
export function withHostGroup(groups: Groups, hostGroup: WishGroup): Groups {
  const isInIt = new Set(hostGroup.items.map(({ itemId }) => itemId))
  const others = groups.map(group =>
    group.id === hostGroup.id
      ? hostGroup
      : { ...group, items: group.items.filter(({ itemId }) => !isInIt.has(itemId)) },
  )
  return others.some(({ id }) => id === hostGroup.id) ? others : [...others, hostGroup]
}
