import { OfferList } from '@jeoul/feature-offers'
import { $product } from '@jeoul/product'
import { createConditionalRegion, createDeferredRegion } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { ItemReviews } from './item-reviews.tsx'
import styles from './item-section.module.css'
import { ItemHistory, ItemSpecs } from './item-sections.tsx'
import { createNearbySection } from './nearby-section.tsx'

const PcOptions = createConditionalRegion(
  '../../packages/features/product/src/pc-options.tsx',
  () => import('./pc-options.tsx'),
)
const ItemOthers = createDeferredRegion(() => import('./item-others-region.tsx'))
const ItemNews = createNearbySection('news', () => import('./news-block.tsx'))

/** The sections of the page, with the ids that the section bar links to. */
export function ItemBody() {
  const product = useUnit($product)
  const isGone = product !== null && product.item.price_state < 2
  return (
    <>
      {isGone && <ItemOthers />}
      <section id="offers" className={styles.section} tabIndex={-1} aria-labelledby="offers-title">
        <h2 id="offers-title">몰별 가격</h2>
        <Suspense>
          <OfferList />
        </Suspense>
      </section>
      {product && <ItemHistory />}
      {product?.productData.isAssembledPc && (
        <section id="options" className={styles.section} tabIndex={-1} aria-labelledby="options-title">
          <h2 id="options-title">옵션 변경</h2>
          <PcOptions />
        </section>
      )}
      {product && (
        <section id="specs" className={styles.section} tabIndex={-1} aria-labelledby="specs-title">
          <h2 id="specs-title">상세정보</h2>
          <ItemSpecs />
        </section>
      )}
      {product && <ItemReviews product={product} />}
      {!isGone && <ItemOthers />}
      {product && <ItemNews title="뉴스·이벤트" view={{ cateId: product.item.cate_id }} />}
    </>
  )
}
