import { getCategoryTreeFx, requestAtStart } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { combine, createEvent, sample } from 'effector'
import { readCategories } from './category-answer.ts'
import { treeOutcome } from './tree-outcome.ts'

/** The first and the second category tree. */
export const firstTree = createResource({ call: getCategoryTreeFx, read: readCategories })
export const secondTree = createResource({ call: getCategoryTreeFx, read: readCategories })

/** Requests the trees that are not loaded yet. */
export const categoriesRequested = createEvent()

/** Requests a tree once, and again only after a failure. */
const isMissing = ({ status }: { status: string }) => status === 'idle' || status === 'failed'

for (const [tree, resource] of [
  ['1', firstTree],
  ['2', secondTree],
] as const) {
  requestAtStart(resource, { tree })
  sample({
    clock: categoriesRequested,
    source: resource.$state,
    filter: isMissing,
    fn: () => ({ tree }),
    target: resource.requested,
  })
}

/** The top categories of both trees, as far as they are loaded. */
export const $categories = combine(firstTree.$state, secondTree.$state, (first, second) => [
  ...(first.data ?? []),
  ...(second.data ?? []),
])

/** Whether both trees together are loading, loaded, partly loaded or failed. */
export const $treeOutcome = combine(firstTree.$state, secondTree.$state, treeOutcome)
