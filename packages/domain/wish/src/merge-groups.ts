import { findSaved, type WishChange } from './change-groups.ts'
import type { WishGroup } from './wish-group.ts'

export interface Merge {
  /** What the member's list lacks, one item each, oldest first: the newest ends up on top, as on the device. */
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
  const items = device.flatMap(({ name, items }) => items.toReversed().map(item => ({ name, item })))
  const isKnown = (itemId: string) => findSaved(member, itemId) !== undefined
  return {
    puts: items
      .filter(({ item }) => !isKnown(item.itemId))
      .map(({ name, item }) => ({ kind: 'put', item, group: { id: null, name }, from: 'device' }) as const),
    known: items.flatMap(({ item }) => (isKnown(item.itemId) ? [item.itemId] : [])),
  }
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
