import { BestMalls } from '@jeoul/feature-offers'
import {
  ItemBody,
  ItemGallery,
  ItemPlace,
  ItemSections,
  ItemSummary,
  itemLayer,
} from '@jeoul/feature-product'
import { Suspense } from 'react'
import styles from './item-page.module.css'

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
        <ItemSections />
      </Suspense>
      <ItemBody />
      <itemLayer.Slot />
    </>
  )
}
