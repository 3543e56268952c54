import { getCategoriesFx, getCategoryTreeFx, requestFor } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $managerId, $siteProps } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { treeOf } from './category.ts'
import { readCategories } from './category-answer.ts'
import { categoryLookup } from './category-lookup.ts'

/** All categories of the site or of the open minishop: both trees by one call. */
export const allCategories = createResource({ call: getCategoriesFx, read: readCategories })

/** The tree that holds the open page's category, on a page that does not need all categories. */
const openTree = createResource({ call: getCategoryTreeFx, read: readCategories })

/** All categories are shown, or will be soon. Requests them, also after a failure. */
export const categoriesRequested = createEvent()
/** A page of a category was opened that shows the path to it, by the category's id. */
export const categoryOpened = createEvent<string>()

const $areRequested = createStore(false).on(categoriesRequested, () => true)

/** Null while no page has needed all categories. Every page of the desktop site shows the departments. */
const $wholeParams = combine(
  $areRequested,
  $siteProps.map(({ isMobile }) => isMobile),
  $managerId,
  (areRequested, isMobile, managerId) =>
    managerId !== null && (areRequested || !isMobile) ? { managerId } : null,
)
requestFor(allCategories, $wholeParams, categoriesRequested)
sample({
  clock: categoriesRequested,
  filter: allCategories.$state.map(({ status }) => status === 'failed'),
  target: allCategories.retried,
})

const treeNeeded = sample({
  clock: categoryOpened,
  source: { whole: $wholeParams, managerId: $managerId },
  fn: ({ whole, managerId }, cateId) =>
    whole !== null || managerId === null ? undefined : { tree: treeOf(cateId), managerId },
}).filterMap(params => params)
sample({ clock: treeNeeded, target: openTree.wanted })

const none: readonly never[] = []

/** The departments; empty until all categories have loaded. */
export const $categories = allCategories.$state.map(({ data }) => data ?? none)

/** The top categories that are known: all or, until those have loaded, the ones of a single tree. */
export const $knownCategories = combine(
  allCategories.$state,
  openTree.$state,
  (all, tree) => all.data ?? tree.data ?? none,
)

/** The path to every known category, by cate_id. */
export const $categoryLookup = $knownCategories.map(categoryLookup)

/** Whether the path to the page's category may still arrive. */
export const $isPathAwaited = combine(allCategories.$state, openTree.$state, (...states) =>
  states.every(({ status }) => status === 'idle' || status === 'loading'),
)
