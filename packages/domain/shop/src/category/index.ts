export { categoriesNearby } from './categories-nearby.ts'
export type { Category } from './category.ts'
export type { CategoryPath } from './category-lookup.ts'
export { type TreeNumber, treeOf } from './category-tree.ts'
export {
  $categories,
  $categoryLookup,
  $treeOutcome,
  categoriesRequested,
  firstTree,
  secondTree,
} from './model.ts'
