import type { Leaf } from '../catalogue/catalogue.ts'

/** How to translate the numbers of one catalogue into those of the merged one. */
export interface Move {
  readonly makerAt: readonly number[]
  readonly deliveryAt: readonly number[]
  /** Added to group numbers, except to 0, which means no group. */
  readonly firstGroup: number
  idOf(id: number): number
}

/** The leaf with its makers, delivery terms, groups and ids renumbered. */
export function moveLeaf(leaf: Leaf, move: Move): Leaf {
  const { items } = leaf
  return {
    ...leaf,
    items: {
      ...items,
      ids: items.ids.map(id => move.idOf(id)),
      makers: items.makers.map(maker => move.makerAt[maker] ?? 0),
      deliveries: items.deliveries.map(terms => move.deliveryAt[terms] ?? 0),
      groups: items.groups.map(group => (group === 0 ? 0 : group + move.firstGroup)),
      text: row => items.text(row),
    },
  }
}
