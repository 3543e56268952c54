import { $categories } from '@jeoul/category'
import { useUnit } from 'effector-react'
import { CategoryList } from './category-list.tsx'
import { CategoryTrouble } from './category-trouble.tsx'

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
