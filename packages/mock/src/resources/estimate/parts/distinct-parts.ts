import { at } from '../../../catalogue/at.ts'
import type { CatalogueIndex } from '../../../index/catalogue-index.ts'

/**
 * Refs of a category's parts, the most popular first. Packings of the same part are one entry: the one that most
 * malls sell, and one with a price before one without. What is discontinued or sold by a single minishop is left out.
 * Empty for an unknown category.
 */
export function distinctParts(index: CatalogueIndex, cateId: string): readonly number[] {
  const run = index.categories.get(cateId)
  const best = new Map<unknown, number>()
  for (const ref of run ? index.order(run, 'rank', 'cash') : []) {
    if (!isOffered(index, ref)) continue
    const same = identityOf(index, ref)
    const known = best.get(same)
    if (known === undefined || sellsBetter(index, ref, known)) best.set(same, ref)
  }
  return [...best.values()]
}

function isOffered(index: CatalogueIndex, ref: number): boolean {
  const { leaf, row } = index.place(ref)
  return at(leaf.items.states, row) !== 0 && leaf.items.text(row).minishop === undefined
}

/** What all packings of a part have in common. */
function identityOf(index: CatalogueIndex, ref: number): unknown {
  const { leaf, row } = index.place(ref)
  return leaf.partOf?.(row) ?? (at(leaf.items.groups, row) || `alone ${row}`)
}

function sellsBetter(index: CatalogueIndex, ref: number, known: number): boolean {
  const [one, other] = [ref, known].map(each => {
    const { leaf, row } = index.place(each)
    return { isPriced: at(leaf.items.states, row) === 3, malls: at(leaf.items.malls, row) }
  })
  if (!one || !other) return false
  return one.isPriced === other.isPriced ? one.malls > other.malls : one.isPriced
}
