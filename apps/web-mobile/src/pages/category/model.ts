import { $categories, categoryPath, firstTree, secondTree } from '@jeoul/category'
import { listRoute } from '@jeoul/routing'
import { combine } from 'effector'

/** The open category and the ones above it, from the top; empty while it is not known. */
export const $path = combine(
  $categories,
  listRoute.$params,
  (roots, params) => (params && categoryPath(roots, params.cateId)) ?? [],
)

export const $isUnknownCategory = combine(
  $path,
  firstTree.$state,
  secondTree.$state,
  (path, first, second) => path.length === 0 && first.status === 'full' && second.status === 'full',
)
