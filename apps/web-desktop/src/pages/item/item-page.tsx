import { BestMalls } from '@jeoul/feature-offers'
import {
  ItemBody,
  ItemGallery,
  ItemPlace,
  ItemSectionBar,
  ItemSummary,
  itemLayer,
} from '@jeoul/feature-product'
import { Suspense } from 'react'
import styles from './item-page.module.css'

export { page } from '@jeoul/feature-product/page'

/** One product and the offers of all malls. Each region hydrates on its own. */
export default function ItemPage() {
  return (
    <>
      <ItemPlace />
      <article className={styles.top}>
        <Suspense>
          <ItemGallery />
        </Suspense>
        <Suspense>
          <ItemSummary beside={<BestMalls />} />
        </Suspense>
      </article>
      <Suspense>
        <ItemSectionBar />
      </Suspense>
      <ItemBody />
      <itemLayer.Slot />
    </>
  )
}
