import { $cardPreview } from '@jeoul/product/card-preview'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './waiting-item.module.css'

/** The picture of the pressed card, in place of the pictures that are still loading. */
export default function WaitingGallery() {
  const card = useUnit($cardPreview)
  return <div className={styles.gallery}>{card?.image ? <img src={card.image} alt="" /> : <Skeleton />}</div>
}
