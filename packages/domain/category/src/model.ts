import { getCategoryTreeFx, requestFor } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $managerId } from '@jeoul/page'
import { combine, createEvent, sample } from 'effector'
import { readCategories } from './category-answer.ts'
import { categoryLookup } from './category-lookup.ts'
import { treeOutcome } from './tree-outcome.ts'

/** The first and the second category tree, of the site or of the open minishop. */
export const firstTree = createResource({ call: getCategoryTreeFx, read: readCategories })
export const secondTree = createResource({ call: getCategoryTreeFx, read: readCategories })

/** Both trees are needed soon: requests those that are not loaded yet. */
export const categoriesRequested = createEvent()

for (const [tree, resource] of [
  ['1', firstTree],
  ['2', secondTree],
] as const) {
  const $params = $managerId.map(managerId => (managerId === null ? null : { tree, managerId }))
  requestFor(resource, $params)
  sample({
    clock: sample({
      clock: sample({ clock: categoriesRequested, source: $params }),
      source: resource.$state,
      fn: ({ status }, params) => (status === 'idle' || status === 'failed' ? params : null),
    }).filterMap(params => params ?? undefined),
    target: resource.requested,
  })
}

/** The top categories of both trees, as far as they have loaded. */
export const $categories = combine(firstTree.$state, secondTree.$state, (first, second) => [
  ...(first.data ?? []),
  ...(second.data ?? []),
])

/** The path to every category, by cate_id. */
export const $categoryLookup = $categories.map(categoryLookup)

/** Whether both trees together are loading, loaded, partly loaded or failed. */
export const $treeOutcome = combine(firstTree.$state, secondTree.$state, treeOutcome)
