export { categoriesNearby } from './categories-nearby.ts'
export { categoryPath, type TreeNumber, treeOf } from './category-tree.ts'
export {
  $categories,
  $treeOutcome,
  categoriesRequested,
  firstTree,
  secondTree,
} from './model.ts'
export { shopCategories } from './shop-categories-model.ts'
