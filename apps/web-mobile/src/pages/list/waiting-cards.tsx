import { loadStep } from '@jeoul/paging'
import styles from './waiting-cards.module.css'

/** Placeholders for one load of cards, in their final size. Not loaded late: they are what answers a press. */
export function WaitingCards({ count = loadStep }: { readonly count?: number }) {
  return (
    <ol aria-busy="true" aria-label="상품을 불러오는 중이에요">
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={styles.card} />
      ))}
    </ol>
  )
}
