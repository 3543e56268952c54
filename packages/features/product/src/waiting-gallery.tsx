import { product } from '@jeoul/product'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $knownProduct } from './known-product.ts'
import styles from './waiting-item.module.css'

/** The known picture, in place of the pictures that are still loading or could not be loaded. */
export function WaitingGallery() {
  const [card, { status }] = useUnit([$knownProduct, product.$state])
  if (card?.image) {
    return (
      <div className={styles.gallery}>
        <img src={card.image} alt="" />
      </div>
    )
  }
  return (
    status === 'loading' && (
      <div className={styles.gallery}>
        <Skeleton />
      </div>
    )
  )
}
