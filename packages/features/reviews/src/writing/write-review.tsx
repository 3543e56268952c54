import { $siteProps } from '@jeoul/page'
import { type ReadInfo, type ReviewQuestion, writerWords } from '@jeoul/reviews'
import { writeAction, writingRequested } from '@jeoul/reviews/writing'
import { Badge, Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { memberLayer } from './member-layer.ts'
import { OwnReviewLine } from './own-review-line.tsx'
import { SentReview } from './sent-review.tsx'
import { useOwnReview } from './use-own-review.ts'
import styles from './write-review.module.css'

type WriteReviewProps = { readonly open: ReviewQuestion; readonly info: ReadInfo }

/** The visitor's badges, the button to write a review, and the link to their own review. */
export function WriteReview({ open, info }: WriteReviewProps) {
  const { isLogged } = useUnit($siteProps)
  const review = useOwnReview(open)
  const [ask, needLogin, openLayer] = useUnit([writingRequested, writeAction.needed, memberLayer.opened])
  const { badges, line, mayWrite } = writerWords(info, isLogged)
  const place = { kind: open.kind, itemId: open.itemId, threadId: null }
  const write = () => {
    if (!isLogged) return needLogin({ ...place, isSend: false })
    ask(place)
    openLayer('review-write')
  }
  return (
    <div className={styles.writer}>
      {/* Placed first, so that it does not move under a finger when the visitor's badges arrive. */}
      {(mayWrite || !isLogged) && <Button onClick={write}>리뷰 쓰기</Button>}
      {badges.map(badge => (
        <Badge key={badge} tone="brand">
          {badge}
        </Badge>
      ))}
      {review ? <p>{line}</p> : <OwnReviewLine open={open} line={line} />}
      <SentReview open={open} />
    </div>
  )
}
