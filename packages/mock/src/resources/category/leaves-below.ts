import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import type { CategoryRun, LeafRun } from '../../index/category-run.ts'

/** The leaves of a category, or the category itself if it is a leaf, in tree order. */
export function leavesBelow(
  { categories }: CatalogueIndex,
  { start, size }: CategoryRun,
): readonly LeafRun[] {
  return [...categories.values()].filter(
    (run): run is LeafRun =>
      run.leaf !== undefined && run.size > 0 && run.start >= start && run.start + run.size <= start + size,
  )
}
