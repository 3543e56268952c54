import { $managerId, siteManagerId } from '@jeoul/page'
import {
  $categoryLookup,
  $knownCategories,
  type CategoryPath,
  categoryOpened,
  treeOf,
} from '@jeoul/shop/category'
import { combine, sample } from 'effector'
import { $cateId, $query, $shownItems, items, listOpened } from './model.ts'

sample({
  clock: listOpened.map(({ cateId }) => cateId),
  filter: cateId => cateId !== '',
  target: categoryOpened,
})

const noPath: CategoryPath = []

/** The path from the top to the list's category; empty while the tree is loading. */
export const $categoryPath = combine(
  $categoryLookup,
  $cateId,
  (lookup, cateId) => lookup.get(cateId) ?? noPath,
)

export const $category = $categoryPath.map(path => path.at(-1) ?? null)

/** The name of the list: its event's if the host knows it, else its category's; '' while neither is known. */
export const $listName = combine(
  $category,
  $query,
  $shownItems,
  (category, { event }, { data }) =>
    (event !== null && data?.event?.id === event && data.event.title) || (category?.name ?? ''),
)

/**
 * Whether the list's category is known not to exist. Its tree proves nothing if it failed to load or is empty. A
 * minishop's tree proves nothing either, because it holds only categories that the shop sells. A search of the whole
 * catalogue has no category.
 */
export const $isUnknownCategory = combine(
  {
    cateId: $cateId,
    managerId: $managerId,
    category: $category,
    known: $knownCategories,
    list: items.$state,
  },
  ({ cateId, managerId, category, known, list }) => {
    // A category with products exists even if the tree lacks it. The products may belong to a category below it, whose
    // id begins with its id (assumed).
    if (cateId === '' || list.data?.items.some(item => item.cate_id.startsWith(cateId))) return false
    const refused = list.status === 'failed' && list.failure.status === 404
    const isTreeKnown = known.some(({ cate_id }) => treeOf(cate_id) === treeOf(cateId))
    return refused || (managerId === siteManagerId && isTreeKnown && !category)
  },
)
