import { $categories } from '@jeoul/category'
import { useUnit } from 'effector-react'
import { CategoryDirectory } from './category-directory.tsx'
import { CategoryTrouble } from './category-trouble.tsx'

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
