import { findSaved, type GroupRef, type WishChange } from './change-groups.ts'
import { firstGroupName, type SavedItem, type WishGroup } from './wish-group.ts'

export interface Merge {
  /** What the member's list lacks, one item or empty group each, oldest first: the newest ends up on top, as on the device. */
  readonly puts: readonly WishChange[]
  /** What the member has saved as well: the device need not keep it. */
  readonly known: readonly string[]
}

/**
 * What it takes to bring the device's wishes into a member's list: "nothing is lost or doubled". An item goes to the group of
 * the same name, which is made if there is none; what the member has saved already stays where it is. The device
 * forgets an item only after the host has it, so that a merge that fails half-way can be repeated (assumed).
 */
export function mergeGroups(device: readonly WishGroup[], member: readonly WishGroup[]): Merge {
  const isKnown = ({ itemId }: SavedItem) => findSaved(member, itemId) !== undefined
  const puts = device.flatMap(({ name, items }) => {
    const group = { id: null, name }
    const isMissing = !member.some(other => other.name === name)
    // A name that somebody gave is kept; the one that a first heart gave by itself says nothing.
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

/** The device's groups without these items; none once nothing is left. */
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
