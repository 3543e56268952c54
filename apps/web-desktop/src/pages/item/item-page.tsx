import { createLateRegion } from '@jeoul/runtime'
import { Suspense } from 'react'
import { TermsLayer } from '../../parts/terms-layer-slot.tsx'
import { ItemBody } from './item-body.tsx'
import { ItemGallery } from './item-gallery.tsx'
import { ItemLayer } from './item-layer-slot.tsx'
import styles from './item-page.module.css'
import { ItemSections } from './item-sections.tsx'
import { ItemSummary } from './item-summary.tsx'

const ItemPlace = createLateRegion(() => import('./item-place-region.tsx'))

/** One product and what each mall asks for it. Each region hydrates apart. */
export default function ItemPage() {
  return (
    <>
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
      <ItemLayer />
      <TermsLayer />
    </>
  )
}
