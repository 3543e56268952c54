import { $pageProps } from '@jeoul/page'
import { type ReadInfo, type ReviewQuestion, reviewsOf, writerWords } from '@jeoul/reviews'
import { $writingStep, writeAction, writingAsked } from '@jeoul/reviews/writing'
import { Badge, Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { ReviewItem } from '../reading/review-item.tsx'
import { memberLayer } from './member-layer.ts'
import styles from './write-review.module.css'

type WriteReviewProps = { readonly open: ReviewQuestion; readonly info: ReadInfo }

/** The visitor's badges, whether they may write, and what they have just written. */
export function WriteReview({ open, info }: WriteReviewProps) {
  const [{ isLogged }, step, page] = useUnit([$pageProps, $writingStep, reviewsOf[open.kind].$page])
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
  const review = isHere ? step.review : null
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
      <p>{line}</p>
      <div className={styles.sent}>
        <Notice tone="green">
          {isHere && (step.subject.review ? '리뷰를 고쳤어요.' : '리뷰를 등록했어요. 고마워요.')}
        </Notice>
        {review && page && !isListed && <ReviewItem open={open} review={review} />}
      </div>
    </div>
  )
}
