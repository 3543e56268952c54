import {
  ItemBody,
  ItemGallery,
  ItemPlace,
  ItemSectionBar,
  ItemSummary,
  itemLayer,
} from '@jeoul/feature-product'
import { $offerListItemId } from '@jeoul/offers'
import { idle } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import styles from './item-page.module.css'

export { page } from '@jeoul/feature-product/page'

const PriceBar = idle(() => import('./price-bar.tsx'))

/** One product and the offers of all malls, in one column. Each region hydrates on its own. */
export default function ItemPage() {
  const itemId = useUnit($offerListItemId)
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
        <ItemSectionBar />
      </Suspense>
      <ItemBody />
      {/* While its script is missing, the server's HTML stays: it must not outlive its product. */}
      <PriceBar key={itemId} />
      <itemLayer.Slot />
    </div>
  )
}
