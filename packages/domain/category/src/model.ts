import { getCategoryTreeFx, requestFor, serverLoadEnded } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $managerId, $siteProps } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import type { Category } from './category.ts'
import { readCategories } from './category-answer.ts'
import { categoryLookup } from './category-lookup.ts'
import { treeOf } from './category-tree.ts'
import { outlineOf } from './outline.ts'
import { treeOutcome } from './tree-outcome.ts'

/** The first and the second category tree, of the site or of the open minishop. */
export const firstTree = createResource({ call: getCategoryTreeFx, read: readCategories })
export const secondTree = createResource({ call: getCategoryTreeFx, read: readCategories })

/** Both trees are needed soon: requests those that are not loaded yet. */
export const categoriesRequested = createEvent()
/**
 * The page renders only the departments and the branch of this category ('' for no branch). Unless a page fires this,
 * the server sends both trees with it.
 */
export const branchDrawn = createEvent<string>()

/** The part of the trees that the server sent with a page that needs little of them. */
const $outline = createStore<readonly Category[]>([])

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
export const $categories = combine(
  firstTree.$state,
  secondTree.$state,
  $outline,
  (first, second, outline) => {
    const known = (tree: string) => outline.filter(({ cate_id }) => treeOf(cate_id) === tree)
    return [...(first.data ?? known('1')), ...(second.data ?? known('2'))]
  },
)

/** The path to every category, by cate_id. */
export const $categoryLookup = $categories.map(categoryLookup)

/** Whether both trees together are loading, loaded, partly loaded or failed. */
export const $treeOutcome = combine(firstTree.$state, secondTree.$state, treeOutcome)

// In one file with the trees: in a file of its own, it would be part of the list's chunk, which products would then
// load.
if (import.meta.env.SSR) {
  // The outline replaces the trees once both have loaded; a tree that failed or is late is left as it is.
  const $branch = createStore<string | null>(null, { serialize: 'ignore' }).on(
    branchDrawn,
    (_, cateId) => cateId,
  )
  const loaded = sample({ clock: serverLoadEnded, source: $treeOutcome, filter: tree => tree === 'ready' })
  const drawn = sample({
    clock: sample({ clock: loaded, source: $branch, filter: branch => branch !== null }),
    source: $categoryLookup,
    fn: (lookup, branch) => ({ lookup, path: branch ? lookup.get(branch) : [] }),
  })
  const outlined = sample({
    clock: drawn,
    source: $siteProps,
    fn: ({ isMobile }, { lookup, path }) => path && outlineOf(lookup, path, isMobile),
  }).filterMap(outline => outline)
  $outline.on(outlined, (_, outline) => outline)
  for (const { $load } of [firstTree, secondTree]) {
    $load.on(outlined, load =>
      load.state.status === 'full' ? { ...load, state: { status: 'idle', data: null } } : load,
    )
  }
} else {
  // A page opened in the browser may draw a branch that the outline lacks.
  sample({
    clock: branchDrawn,
    source: $categoryLookup,
    filter: (lookup, cateId) => cateId !== '' && !lookup.has(cateId),
    target: categoriesRequested,
  })
}
