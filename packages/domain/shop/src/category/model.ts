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

/** Both trees will be needed soon. Requests those that have not loaded, or failed to load. */
export const categoriesRequested = createEvent()

for (const [tree, resource] of [
  ['1', firstTree],
  ['2', secondTree],
] as const) {
  const $params = $managerId.map(managerId => (managerId === null ? null : { tree, managerId }))
  requestFor(resource, $params, categoriesRequested)
  sample({
    clock: categoriesRequested,
    filter: resource.$state.map(({ status }) => status === 'failed'),
    target: resource.retried,
  })
}

/** The top categories of the trees that have loaded. */
export const $categories = combine(firstTree.$state, secondTree.$state, (first, second) => [
  ...(first.data ?? []),
  ...(second.data ?? []),
])

/** The path to every category, by cate_id. */
export const $categoryLookup = $categories.map(categoryLookup)

/** The state of both trees together. */
export const $treeOutcome = combine(firstTree.$state, secondTree.$state, treeOutcome)
