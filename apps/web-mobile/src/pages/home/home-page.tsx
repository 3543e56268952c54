import { PopularKeywords } from '@jeoul/feature-search/popular-keywords'
import { CategoryError, Notices } from '@jeoul/feature-shop'
import { Showcase } from '@jeoul/feature-shop/home'
import { MainLinks } from '@jeoul/feature-shop/home/main-links'
import { HomeTitle } from '@jeoul/feature-shop/home/title'
import { $inside, hrefs } from '@jeoul/router'
import { $categories } from '@jeoul/shop/category'
import { idle } from '@jeoul/ssr'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { CategoryList } from '../../shared/category-list.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'
import { layers, useOpenLayer } from '../../shell/open-layer.ts'
import styles from './home-page.module.css'

export { page } from '@jeoul/feature-shop/home/page'

const PriceDrops = idle(() => import('@jeoul/feature-price-history/drops'))

/** The entry to the catalogue: picked products, current events and all categories. */
export default function HomePage() {
  return (
    <>
      <HomeTitle className={styles.title} leadClassName={styles.lead} />
      <Suspense>
        <SearchWay />
      </Suspense>
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
        <Notices heading="공지사항" max={3} />
      </Suspense>
      <Suspense>
        <MainLinks />
      </Suspense>
      {/* Placed last, because its answer arrives late and must not move anything. */}
      <PriceDrops />
    </>
  )
}

/** A link that looks like the search field it opens. */
function SearchWay() {
  const inside = useUnit($inside)
  const toSearch = useOpenLayer(layers.search)
  return (
    <a className={styles.search} href={inside(hrefs.search())} {...toSearch}>
      <span>{inside('') === '' ? '상품 이름, 모델명, 제조사로 찾기' : '이 미니샵에서 찾기'}</span>
      <Icon of={glyph.search} />
    </a>
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
