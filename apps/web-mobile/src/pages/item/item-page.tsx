import {
  ItemBody,
  ItemGallery,
  ItemPlace,
  ItemSections,
  ItemSummary,
  itemLayer,
} from '@jeoul/feature-product'
import { createDeferredRegion } from '@jeoul/ssr'
import { Suspense } from 'react'
import styles from './item-page.module.css'

const PriceBar = createDeferredRegion(() => import('./price-bar-region.tsx'))

/** One product and the offers of all malls, in one column. Each region hydrates on its own. */
export default function ItemPage() {
  return (
    <div className={styles.page}>
      <ItemPlace />
      <article className={styles.top}>
        <Suspense>
          <ItemGallery />
        </Suspense>
        <Suspense>
          <ItemSummary />
        </Suspense>
      </article>
      <Suspense>
        <ItemSections />
      </Suspense>
      <ItemBody />
      <PriceBar />
      <itemLayer.Slot />
    </div>
  )
}
