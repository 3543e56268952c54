import { at } from './at.ts'
import type { Leaf } from './catalogue.ts'
import { hash } from './random.ts'

/**
 * The rows of a leaf's paid placements, in the order they are shown. Always the same ones, each with a price;
 * fewer than `count` if the leaf has no more.
 */
export function adsOf(leaf: Leaf, count: number): number[] {
  const { items } = leaf
  const drawn: { row: number; lot: number }[] = []
  for (let row = 0; row < items.size; row++) {
    if (at(items.states, row) !== 3) continue
    const lot = hash('ad', at(items.ids, row))
    const place = drawn.findIndex(other => lot < other.lot)
    if (place >= 0) drawn.splice(place, 0, { row, lot })
    else if (drawn.length < count) drawn.push({ row, lot })
    if (drawn.length > count) drawn.pop()
  }
  return drawn.map(({ row }) => row)
}
