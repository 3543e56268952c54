import { $categories } from '@jeoul/category'
import { CategoryTrouble } from '@jeoul/feature-shop'
import { useUnit } from 'effector-react'
import { CategoryDirectory } from './category-directory.tsx'

/** Every category there is, or why not. */
export default function CategoryMenu() {
  const categories = useUnit($categories)
  return (
    <>
      <CategoryTrouble />
      <CategoryDirectory categories={categories} />
    </>
  )
}
