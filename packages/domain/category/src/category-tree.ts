import type { Category } from '@jeoul/api/types'

export type TreeNumber = '1' | '2'

/**
 * "An item category id starting with '2' uses the second category endpoint; any other prefix uses the first"
 * (specification, section 5).
 */
export function treeOf(cateId: string): TreeNumber {
  return cateId.startsWith('2') ? '2' : '1'
}

/** The path from the top to a category; null if the tree has no such id. */
export function categoryPath(roots: readonly Category[], cateId: string): readonly Category[] | null {
  for (const category of roots) {
    if (category.cate_id === cateId) return [category]
    const below = categoryPath(category.child, cateId)
    if (below) return [category, ...below]
  }
  return null
}
