import { $categories } from '@jeoul/category'
import { useUnit } from 'effector-react'
import { CategoryDirectory } from '../../parts/category-directory.tsx'
import { CategoryTrouble } from '../../parts/category-trouble.tsx'
import styles from './home-page.module.css'

/** The way into the catalogue: every category there is. */
export default function HomePage() {
  const categories = useUnit($categories)
  return (
    <>
      <h1 className={styles.title}>무엇을 비교해 볼까요?</h1>
      <p className={styles.lead}>배송비와 카드할인까지 더해, 몰마다 다른 가격을 한눈에 비교해 드려요.</p>
      <CategoryTrouble />
      <div className={styles.directory}>
        <CategoryDirectory categories={categories} />
      </div>
    </>
  )
}
