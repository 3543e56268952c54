export { categoriesNearby } from './categories-nearby.ts'
export { type Category, treeOf } from './category.ts'
export type { CategoryPath } from './category-lookup.ts'
export {
  $categories,
  $categoryLookup,
  $treeOutcome,
  categoriesRequested,
  firstTree,
  secondTree,
} from './model.ts'
