import { $cardPreview } from '@jeoul/product/card-preview'
import { LateNote, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import price from './item-price.module.css'
import summary from './item-summary.module.css'
import styles from './waiting-item.module.css'

/** Name and price as shown on the pressed card, until the product has loaded. */
export default function WaitingSummary() {
  const card = useUnit($cardPreview)
  return (
    <>
      <h1 className={summary.name}>{card?.name ?? '상품'}</h1>
      <LateNote />
      <Skeleton className={styles.line} />
      <div className={price.block} aria-busy="true">
        {card?.price && <b>{card.price}</b>}
        <Skeleton className={price.wait} />
      </div>
      <Skeleton className={styles.line} />
    </>
  )
}
