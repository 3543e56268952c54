export { categoriesNearby } from './categories-nearby.ts'
export { type Category, treeOf } from './category.ts'
export type { CategoryPath } from './category-lookup.ts'
export {
  $categories,
  $categoryLookup,
  $isPathAwaited,
  $knownCategories,
  allCategories,
  categoriesRequested,
  categoryOpened,
} from './model.ts'
