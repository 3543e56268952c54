import { $categories, categoryPath, firstTree, secondTree, treeOf } from '@jeoul/category'
import { combine } from 'effector'
import { $cateId, items } from './model.ts'

/** The path from the top to the list's category; empty while the tree is loading. */
export const $categoryPath = combine(
  $categories,
  $cateId,
  (roots, cateId) => categoryPath(roots, cateId) ?? [],
)

export const $category = $categoryPath.map(path => path.at(-1) ?? null)

/**
 * Whether the list's category is known not to exist. A tree that failed to load proves nothing, and a search
 * of the whole catalogue has no category.
 */
export const $isUnknownCategory = combine(
  {
    cateId: $cateId,
    category: $category,
    first: firstTree.$state,
    second: secondTree.$state,
    list: items.$state,
  },
  ({ cateId, category, first, second, list }) => {
    const tree = treeOf(cateId) === '2' ? second : first
    if (cateId === '') return false
    const refused = list.status === 'failed' && list.failure.status === 404
    return refused || (tree.status === 'full' && category === null)
  },
)
