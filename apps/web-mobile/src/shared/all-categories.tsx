import { $categories } from '@jeoul/category'
import { CategoryError } from '@jeoul/feature-shop'
import { useUnit } from 'effector-react'
import { CategoryList } from './category-list.tsx'

/** Every category there is, or why not. */
export function AllCategories() {
  const categories = useUnit($categories)
  return (
    <>
      <CategoryError />
      <CategoryList categories={categories} />
    </>
  )
}
