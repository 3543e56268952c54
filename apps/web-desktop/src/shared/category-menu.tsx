import { $categories } from '@jeoul/category'
import { CategoryError } from '@jeoul/feature-shop'
import { useUnit } from 'effector-react'
import { CategoryDirectory } from './category-directory.tsx'

/** Every category there is, or why not. */
export default function CategoryMenu() {
  const categories = useUnit($categories)
  return (
    <>
      <CategoryError />
      <CategoryDirectory categories={categories} />
    </>
  )
}
