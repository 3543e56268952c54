import { $pageProps } from '@jeoul/page'
import { type ReadInfo, type ReviewQuestion, writerWords } from '@jeoul/reviews'
import { Badge } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './write-review-slot.module.css'

type WriteReviewSlotProps = { readonly open: ReviewQuestion; readonly info: ReadInfo }

/** Who the visitor is here and whether they may write. */
export function WriteReviewSlot({ info }: WriteReviewSlotProps) {
  const { isLogged } = useUnit($pageProps)
  const { badges, line } = writerWords(info, isLogged)
  return (
    <div className={styles.writer}>
      {badges.map(badge => (
        <Badge key={badge} tone="brand">
          {badge}
        </Badge>
      ))}
      <p>{line}</p>
    </div>
  )
}
