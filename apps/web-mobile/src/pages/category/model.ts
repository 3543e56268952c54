import { $categories, categoryPath, firstTree, secondTree } from '@jeoul/category'
import { listRoute } from '@jeoul/routing'
import { pageMissed } from '@jeoul/runtime'
import { combine, sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'

/** The open category and the ones above it, from the top; empty while it is not known. */
export const $path = combine(
  $categories,
  listRoute.$params,
  (roots, params) => (params && categoryPath(roots, params.cateId)) ?? [],
)

sample({
  clock: [$path, listRoute.visited],
  source: $path.map(path => path.at(-1)?.name ?? ''),
  filter: listRoute.$isOpened,
  target: titleShown,
})

const $isUnknownCategory = combine(
  $path,
  firstTree.$state,
  secondTree.$state,
  (path, first, second) => path.length === 0 && first.status === 'full' && second.status === 'full',
)

sample({
  clock: [$isUnknownCategory, listRoute.visited],
  source: $isUnknownCategory,
  filter: listRoute.$isOpened,
  target: pageMissed,
})
