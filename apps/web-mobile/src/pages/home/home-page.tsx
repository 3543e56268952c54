import { $categories } from '@jeoul/category'
import { useUnit } from 'effector-react'
import { CategoryList } from '../../shell/category-list.tsx'
import { CategoryTrouble } from '../../shell/category-trouble.tsx'
import styles from './home-page.module.css'

/** The way into the catalogue: every category there is. */
export default function HomePage() {
  const categories = useUnit($categories)
  return (
    <>
      <h1 className={styles.title}>무엇을 비교해 볼까요?</h1>
      <CategoryTrouble />
      <CategoryList categories={categories} />
    </>
  )
}
