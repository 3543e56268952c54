import { PopularKeywords } from '@jeoul/feature-search/popular-keywords'
import { CategoryError, Notices } from '@jeoul/feature-shop'
import { Showcase } from '@jeoul/feature-shop/home'
import { MainLinks } from '@jeoul/feature-shop/home/main-links'
import { HomeTitle } from '@jeoul/feature-shop/home/title'
import { $categories, allCategories } from '@jeoul/shop/category'
import { idle } from '@jeoul/ssr'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { CategoryDirectory } from '../../shared/category-directory.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'
import styles from './home-page.module.css'

export { page } from '@jeoul/feature-shop/home/page'

const PriceDrops = idle(() => import('@jeoul/feature-price-history/drops'))

/** The entry to the catalogue: picked products, current events and all categories. */
export default function HomePage() {
  return (
    <>
      <HomeTitle
        className={styles.title}
        leadClassName={styles.lead}
        lead="배송비와 카드할인까지 더해, 몰마다 다른 가격을 한눈에 비교해 드려요."
      />
      <div className={styles.columns}>
        <Suspense>
          <Showcase />
        </Suspense>
        <div>
          <Suspense>
            <PopularKeywords />
          </Suspense>
          <Suspense>
            <Notices heading="공지사항" max={5} />
          </Suspense>
          <Suspense>
            <SeenItems max={5} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <Directory />
      </Suspense>
      <Suspense>
        <MainLinks />
      </Suspense>
      {/* Placed last, because its answer arrives late and must not move anything. */}
      <PriceDrops />
    </>
  )
}

function Directory() {
  const [categories, { status }] = useUnit([$categories, allCategories.$state])
  return (
    <section aria-labelledby="directory">
      <h2 id="directory" className={styles.heading}>
        카테고리
      </h2>
      <CategoryError />
      {status === 'full' ? (
        <div className={styles.directory}>
          <CategoryDirectory categories={categories} />
        </div>
      ) : (
        status !== 'failed' && <Skeleton className={styles.waitDirectory} />
      )}
    </section>
  )
}
