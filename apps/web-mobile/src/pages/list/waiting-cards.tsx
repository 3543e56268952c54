import { loadStep } from '@jeoul/paging'
import { ListSkeleton } from '@jeoul/ui'
import styles from './waiting-cards.module.css'

/** Placeholders for one load of cards, in their final size. */
export function WaitingCards({ count = loadStep }: { readonly count?: number }) {
  return <ListSkeleton count={count} className={styles.card} />
}
