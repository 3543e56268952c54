import { CategoryError } from '@jeoul/feature-shop'
import { $categories } from '@jeoul/shop/category'
import { useUnit } from 'effector-react'
import { CategoryDirectory } from '../shared/category-directory.tsx'

/** The menu of all categories, or a message if they could not be loaded. */
export default function CategoryMenu() {
  const categories = useUnit($categories)
  return (
    <>
      <CategoryError />
      <CategoryDirectory categories={categories} />
    </>
  )
}
