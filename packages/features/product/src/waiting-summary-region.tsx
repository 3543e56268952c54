import { $toldCard } from '@jeoul/product/told-card'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import summary from './item-summary.module.css'
import styles from './waiting-item.module.css'

/** Name and price as the pressed card had them, until the product has loaded. */
export default function WaitingSummary() {
  const card = useUnit($toldCard)
  return (
    <>
      <h1 className={summary.name}>{card?.name ?? '상품'}</h1>
      <Skeleton className={styles.facts} />
      <div className={styles.price} aria-busy="true">
        {card?.price && <p>{card.price}</p>}
        <Skeleton className={styles.offer} />
      </div>
      <Skeleton className={styles.rest} />
    </>
  )
}
