import { loadStep } from '@jeoul/paging'
import styles from './waiting-cards.module.css'

/**
 * Placeholders for one load of cards, in their final size. Part of the page's chunk, because they are the immediate
 * response to a press. For the same reason CSS alone says when loading takes long.
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
