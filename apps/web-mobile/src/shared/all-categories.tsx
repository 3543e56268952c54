import { CategoryError } from '@jeoul/feature-shop'
import { $categories } from '@jeoul/shop/category'
import { useUnit } from 'effector-react'
import { CategoryList } from './category-list.tsx'

/** All categories, or a message if they could not be loaded. */
export function AllCategories() {
  const categories = useUnit($categories)
  return (
    <>
      <CategoryError />
      <CategoryList categories={categories} />
    </>
  )
}
