import { $categoryLookup, type CategoryPath, firstTree, secondTree, treeOf } from '@jeoul/category'
import { $managerId, siteManagerId } from '@jeoul/page'
import { combine } from 'effector'
import { $cateId, $query, $shownItems, items } from './model.ts'

/** The path from the top to the list's category; empty while the tree is loading. */
export const $categoryPath = combine(
  $categoryLookup,
  $cateId,
  (lookup, cateId): CategoryPath => lookup.get(cateId) ?? [],
)

export const $category = $categoryPath.map(path => path.at(-1) ?? null)

/** What the list is called: its event, if the host knows it, else its category; '' while neither is known. */
export const $listName = combine(
  $category,
  $query,
  $shownItems,
  (category, { event }, { data }) =>
    (event !== null && data?.event?.id === event && data.event.title) || (category?.name ?? ''),
)

/**
 * Whether the list's category is known not to exist. A tree that failed to load proves nothing, nor does a
 * minishop's, which holds only what it sells; a search of the whole catalogue has no category.
 */
export const $isUnknownCategory = combine(
  {
    cateId: $cateId,
    managerId: $managerId,
    category: $category,
    first: firstTree.$state,
    second: secondTree.$state,
    list: items.$state,
  },
  ({ cateId, managerId, category, first, second, list }) => {
    const tree = treeOf(cateId) === '2' ? second : first
    if (cateId === '') return false
    const refused = list.status === 'failed' && list.failure.status === 404
    return refused || (managerId === siteManagerId && tree.status === 'full' && category === null)
  },
)
