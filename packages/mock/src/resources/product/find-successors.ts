import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'

const maxSuccessors = 3

/** Refs of an item's successors: the maker's newest items for sale in the same category. Source: assumed. */
export function findSuccessors(index: CatalogueIndex, ref: number): readonly number[] {
  const { leaf, row } = index.place(ref)
  const run = index.categories.get(leaf.cateId)
  if (!run) return []
  const { makers, registered } = leaf.items
  const successors: number[] = []
  for (const other of index.order(run, 'new', 'cash')) {
    const { row: otherRow } = index.place(other)
    if (at(registered, otherRow) <= at(registered, row) || successors.length === maxSuccessors) break
    if (at(makers, otherRow) === at(makers, row) && at(leaf.items.states, otherRow) === 3)
      successors.push(other)
  }
  return successors
}
