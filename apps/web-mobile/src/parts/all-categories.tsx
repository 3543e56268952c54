import { $categories } from '@jeoul/category'
import { CategoryTrouble } from '@jeoul/feature-shop'
import { useUnit } from 'effector-react'
import { CategoryList } from './category-list.tsx'

/** Every category there is, or why not. */
export function AllCategories() {
  const categories = useUnit($categories)
  return (
    <>
      <CategoryTrouble />
      <CategoryList categories={categories} />
    </>
  )
}
