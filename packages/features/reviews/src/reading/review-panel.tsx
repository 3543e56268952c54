import { $hasChosen, type ReviewAddress, type ReviewQuestion, reviewsOf } from '@jeoul/reviews'
import { cx } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { ReviewLayerSlot } from '../gallery/review-layer.ts'
import { MemberLayerSlot } from '../writing/member-layer.ts'
import { ReviewKinds } from './review-kinds.tsx'
import { ReviewList } from './review-list.tsx'
import styles from './review-panel.module.css'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewTools } from './review-tools.tsx'
import { useChoiceHref } from './use-choice-href.ts'

type ReviewPanelProps = {
  readonly open: ReviewQuestion
  /** Reads and writes the shown reviews in the open page's address. */
  readonly address: ReviewAddress
  readonly hash?: string
  /** The number of reviews to show at most. */
  readonly max?: number
  /** The number of reviews to expect before they have loaded. */
  readonly expected?: number
  /** Shown below the list, such as links to further reviews. */
  readonly children: ReactNode
}

/** The summary, then the list, for the page of a product and the page of its reviews. */
export function ReviewPanel({
  open,
  address,
  hash = '',
  max = Infinity,
  expected = 5,
  children,
}: ReviewPanelProps) {
  const hrefOf = useChoiceHref(address, hash)
  const hasChosen = useUnit($hasChosen)
  const model = reviewsOf[open.kind]
  return (
    <div className={styles.panel}>
      <ReviewKinds open={open} hrefOf={hrefOf} />
      <ReviewSummary key={`summary ${open.kind}`} open={open} model={model} hrefOf={hrefOf} />
      <div id="review-list" className={cx(styles.list, hasChosen && styles.roomy)}>
        <ReviewTools open={open} model={model} hrefOf={hrefOf} />
        <ReviewList
          key={`list ${open.kind}`}
          open={open}
          model={model}
          max={max}
          expected={expected}
          hrefOf={hrefOf}
        >
          {children}
        </ReviewList>
      </div>
      <ReviewLayerSlot />
      <MemberLayerSlot />
    </div>
  )
}
