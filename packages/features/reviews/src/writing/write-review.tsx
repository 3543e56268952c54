import { $pageProps } from '@jeoul/page'
import { type ReadInfo, type ReviewQuestion, reviewsOf, writerWords } from '@jeoul/reviews'
import { $ownReview, $writingStep, writeAction, writingAsked } from '@jeoul/reviews/writing'
import { Badge, Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { ReviewItem } from '../reading/review-item.tsx'
import { memberLayer } from './member-layer.ts'
import { OwnReviewLine } from './own-review-line.tsx'
import styles from './write-review.module.css'

type WriteReviewProps = { readonly open: ReviewQuestion; readonly info: ReadInfo }

/** The visitor's badges, whether they may write, and what they have written. */
export function WriteReview({ open, info }: WriteReviewProps) {
  const [{ isLogged }, step, own, page] = useUnit([
    $pageProps,
    $writingStep,
    $ownReview,
    reviewsOf[open.kind].$page,
  ])
  const [ask, needLogin, openLayer] = useUnit([writingAsked, writeAction.needed, memberLayer.opened])
  const { badges, line, mayWrite } = writerWords(info, isLogged)
  const place = { kind: open.kind, itemId: open.itemId, threadId: null }
  const write = () => {
    if (!isLogged) return needLogin({ ...place, isSend: false })
    ask(place)
    openLayer('review-write')
  }
  const isHere =
    step.kind === 'sent' && step.subject.kind === open.kind && step.subject.itemId === open.itemId
  const isOwnHere = own?.place.kind === open.kind && own.place.itemId === open.itemId
  const review = isOwnHere ? own.review : null
  const isListed = page?.list.some(({ idx_thread }) => idx_thread === review?.idx_thread)
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
      <div className={styles.sent}>
        <Notice tone="green">
          {isHere && (step.subject.review ? '리뷰를 고쳤어요.' : '리뷰를 등록했어요. 고마워요.')}
        </Notice>
        {review && page && !isListed && <ReviewItem open={open} review={review} />}
      </div>
    </div>
  )
}
