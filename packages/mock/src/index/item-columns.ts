import { at } from '../catalogue/at.ts'
import type { ItemTable } from '../catalogue/catalogue.ts'
import type { LeafRun } from './category-run.ts'
import { rowsByGroup } from './variant-groups.ts'

/**
 * The columns that lists are filtered and sorted by, joined over all leaves. Prices are in `PriceColumns`. An item's `ref` is its index.
 * Leaves are in tree order, so that every category is a contiguous run of refs.
 */
export interface ItemColumns {
  readonly size: number
  /** Which leaf, in the order of their runs. */
  readonly leaves: Uint16Array
  readonly ids: Uint32Array
  /** The ref of the first variant of the same product; its own ref for an item without variants. */
  readonly products: Uint32Array
  readonly makers: Uint16Array
  readonly reviews: Uint32Array
  readonly registered: Uint32Array
  readonly popularity: Uint32Array
}

type Column = Uint16Array | Uint32Array

export function joinColumns(leaves: readonly LeafRun[]): ItemColumns {
  const size = leaves.reduce((sum, run) => sum + run.size, 0)
  const leafOf = new Uint16Array(size)
  leaves.forEach((run, place) => {
    leafOf.fill(place, run.start, run.start + run.size)
  })
  const join = <C extends Column>(joined: C, column: (items: ItemTable) => C): C => {
    for (const { leaf, start } of leaves) joined.set(column(leaf.items).subarray(0, leaf.items.size), start)
    return joined
  }
  return {
    size,
    leaves: leafOf,
    ids: join(new Uint32Array(size), items => items.ids),
    products: productColumn(leaves, size),
    makers: join(new Uint16Array(size), items => items.makers),
    reviews: join(new Uint32Array(size), items => items.reviews),
    registered: join(new Uint32Array(size), items => items.registered),
    popularity: join(new Uint32Array(size), items => items.popularity),
  }
}

function productColumn(leaves: readonly LeafRun[], size: number): Uint32Array {
  const column = Uint32Array.from({ length: size }, (_, ref) => ref)
  for (const { leaf, start } of leaves) {
    for (const rows of rowsByGroup(leaf.items).values()) {
      for (const row of rows) column[start + row] = start + at(rows, 0)
    }
  }
  return column
}
