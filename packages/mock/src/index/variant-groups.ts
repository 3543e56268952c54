import { at } from '../catalogue/at.ts'
import type { ItemTable } from '../catalogue/catalogue.ts'

/** Rows of every group of variants; rows without variants are in none. */
export function rowsByGroup({ groups, size }: ItemTable): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<number, number[]>()
  for (let row = 0; row < size; row++) {
    const group = at(groups, row)
    if (group === 0) continue
    const members = rows.get(group)
    if (members) members.push(row)
    else rows.set(group, [row])
  }
  return rows
}
