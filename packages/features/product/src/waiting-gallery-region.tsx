import { product } from '@jeoul/product'
import { $cardPreview } from '@jeoul/product/card-preview'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './waiting-item.module.css'

/** The picture of the pressed card, in place of the pictures that are still loading or could not be loaded. */
export default function WaitingGallery() {
  const [card, { status }] = useUnit([$cardPreview, product.$state])
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
