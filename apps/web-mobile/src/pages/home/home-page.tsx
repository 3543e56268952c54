import { $categories } from '@jeoul/category'
import { Showcase } from '@jeoul/feature-home'
import { PopularKeywords } from '@jeoul/feature-search/popular-keywords'
import { CategoryError, Notices } from '@jeoul/feature-shop'
import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { CategoryList } from '../../shared/category-list.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'
import styles from './home-page.module.css'

/** The entry to the catalogue: picked products, current events and all categories. */
export default function HomePage() {
  return (
    <>
      <h1 className={styles.title}>무엇을 비교해 볼까요?</h1>
      <Suspense>
        <Showcase />
      </Suspense>
      <Suspense>
        <PopularKeywords />
      </Suspense>
      <Suspense>
        <Directory />
      </Suspense>
      <Suspense>
        <SeenItems />
      </Suspense>
      <Suspense>
        <Notices heading="공지사항" most={3} />
      </Suspense>
    </>
  )
}

function Directory() {
  const categories = useUnit($categories)
  return (
    <section id="directory" aria-labelledby="directory-title" className={styles.directory}>
      <h2 id="directory-title">카테고리</h2>
      <CategoryError />
      <CategoryList categories={categories} />
    </section>
  )
}
