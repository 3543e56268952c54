import { Skeleton, useNearby } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import styles from './item-section.module.css'
import { $newsBlock, newsNeared } from './news-loading.ts'

/** Events and articles of the product's category. */
export function ItemNews({ cateId }: { readonly cateId: string }) {
  const section = useRef<HTMLElement>(null)
  const [block, near] = useUnit([$newsBlock, newsNeared])
  useNearby(section, near)
  return (
    <section ref={section} id="news" className={styles.section} tabIndex={-1} aria-labelledby="news-title">
      <h2 id="news-title">뉴스·이벤트</h2>
      {block ? <block.View cateId={cateId} /> : <Skeleton className={styles.wait} />}
    </section>
  )
}
