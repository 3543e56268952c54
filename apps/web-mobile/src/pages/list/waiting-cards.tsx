import { loadStep } from '@jeoul/paging'
import styles from './waiting-cards.module.css'

/**
 * Placeholders for one load of cards, in their final size. Not loaded late: they are what answers a press. Styles alone say
 * when it takes long, for the same reason.
 */
export function WaitingCards({ count = loadStep }: { readonly count?: number }) {
  return (
    <div role="status" aria-label="상품을 불러오는 중이에요">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.card} />
      ))}
    </div>
  )
}
