import { loadStep } from '@jeoul/paging'
import { Skeleton } from '@jeoul/ui'
import cards from './product-card.module.css'
import styles from './waiting-cards.module.css'

/** Placeholders for one load of cards, in their final size. */
export default function WaitingCards({ count = loadStep }: { readonly count?: number }) {
  return (
    <ol aria-busy="true" aria-label="상품을 불러오는 중이에요">
      {Array.from({ length: count }, (_, place) => place).map(place => (
        <li key={place} className={cards.card}>
          <Skeleton className={styles.picture} />
          <div>
            <Skeleton className={styles.line} />
            <Skeleton className={styles.short} />
            <Skeleton className={styles.price} />
            <Skeleton className={styles.short} />
          </div>
        </li>
      ))}
    </ol>
  )
}
