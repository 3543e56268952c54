import type { Category } from './category.ts'

/** A category and the ones above it, from the top. */
export type CategoryPath = readonly Category[]

/**
 * Returns the path to every category by its id: "a flat lookup by cate_id is built from the tree" (specification,
 * section 3). If an id is repeated, the first entry counts.
 */
export function categoryLookup(roots: readonly Category[]): ReadonlyMap<string, CategoryPath> {
  const paths = new Map<string, CategoryPath>()
  const add = (category: Category, above: CategoryPath) => {
    const path = [...above, category]
    if (!paths.has(category.cate_id)) paths.set(category.cate_id, path)
    for (const child of category.child) add(child, path)
  }
  for (const root of roots) add(root, [])
  return paths
}
