import { findSaved, type GroupRef, type WishChange } from './change-groups.ts'
import { firstGroupName, type SavedItem, type WishGroup } from './wish-group.ts'

export interface Merge {
  /**
   * Changes that add the missing items and empty groups to the member's list, one each. The oldest comes first, so that
   * the newest ends up on top.
   */
  readonly puts: readonly WishChange[]
  /** Items that the member's list contains already, which the device can drop. */
  readonly known: readonly string[]
}

/**
 * The changes that merge the device's wishes into a member's list: "nothing is lost or doubled". An item goes to the
 * group of the same name, which is created if needed. An item that the member has saved already stays where it is. The
 * device drops an item only when the host has it, so that a merge that fails half-way can be repeated (assumed).
 */
export function mergeGroups(device: readonly WishGroup[], member: readonly WishGroup[]): Merge {
  const isKnown = ({ itemId }: SavedItem) => findSaved(member, itemId) !== undefined
  const puts = device.flatMap(({ name, items }) => {
    const group = { id: null, name }
    const isMissing = !member.some(other => other.name === name)
    // An empty group is merged if the shopper named it. The group of the first heart has a default name.
    if (items.length === 0 && isMissing && name !== firstGroupName) return [put(null, group)]
    return items
      .toReversed()
      .filter(item => !isKnown(item))
      .map(item => put(item, group))
  })
  const known = device.flatMap(({ items }) => items.filter(isKnown).map(({ itemId }) => itemId))
  return { puts, known }
}

function put(item: SavedItem | null, group: GroupRef): WishChange {
  return { kind: 'put', item, group, from: 'device' }
}

/** The device's groups without these items. Without any items left, no groups remain. */
export function withoutMerged(
  device: readonly WishGroup[],
  itemIds: readonly string[],
): readonly WishGroup[] {
  const left = device.map(group => ({
    ...group,
    items: group.items.filter(({ itemId }) => !itemIds.includes(itemId)),
  }))
  return left.some(({ items }) => items.length > 0) ? left : []
}
