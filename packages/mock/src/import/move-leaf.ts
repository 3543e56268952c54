import type { Leaf } from '../catalogue/catalogue.ts'

/** How the numbers of one catalogue become those of the merged one. */
export interface Move {
  readonly makerAt: readonly number[]
  readonly deliveryAt: readonly number[]
  /** Added to the numbers of groups; 0 still stands alone. */
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
