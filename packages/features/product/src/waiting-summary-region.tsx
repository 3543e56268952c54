import { product } from '@jeoul/product'
import { $cardPreview } from '@jeoul/product/card-preview'
import { LateNote, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import price from './item-price.module.css'
import summary from './item-summary.module.css'
import styles from './waiting-item.module.css'

/** Name and price as shown on the pressed card, until the product has loaded. They stay if it could not be loaded. */
export default function WaitingSummary() {
  const [card, { status }] = useUnit([$cardPreview, product.$state])
  const name = <h1 className={summary.name}>{card?.name ?? '상품'}</h1>
  const known = card?.price && <b>{card.price}</b>
  if (status === 'failed') {
    return (
      <>
        {name}
        {known && <div className={price.block}>{known}</div>}
      </>
    )
  }
  return (
    <>
      {name}
      <LateNote />
      <Skeleton className={styles.line} />
      <div className={price.block} aria-busy="true">
        {known}
        <Skeleton className={price.wait} />
      </div>
      <Skeleton className={styles.line} />
    </>
  )
}
