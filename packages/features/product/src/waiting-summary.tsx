import { ItemOutcome } from '@jeoul/feature-price-history/item-outcome'
import { product } from '@jeoul/product'
import { LateNote, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import price from './item-price.module.css'
import summary from './item-summary.module.css'
import { $knownProduct } from './known-product.ts'
import styles from './waiting-item.module.css'

/** Name and price as far as they are known, until the product has loaded. They stay if it could not be loaded. */
export function WaitingSummary() {
  const [card, { status }] = useUnit([$knownProduct, product.$state])
  const name = <h1 className={summary.name}>{card?.name ?? '상품'}</h1>
  const known = card?.price && <b>{card.price}</b>
  if (status === 'failed') {
    return (
      <>
        {name}
        <div className={price.block}>
          {known}
          <ItemOutcome />
        </div>
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
        <ItemOutcome />
      </div>
      <Skeleton className={styles.line} />
    </>
  )
}
