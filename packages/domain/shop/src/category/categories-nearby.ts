import type { Category } from './category.ts'

/**
 * The categories to offer next: a category's children or, for a leaf, the leaf and its siblings (assumed).
 *
 * @param path the category and the ones above it, from the top
 */
export function categoriesNearby(path: readonly Category[]): readonly Category[] {
  const children = path.at(-1)?.child ?? []
  return children.length > 0 ? children : (path.at(-2)?.child ?? [])
}
