import { formatDay } from '@jeoul/format'
import { type ReadReview, type ReviewQuestion, reviewLayerOpened } from '@jeoul/reviews'
import { Badge } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { MediumTile } from '../gallery/medium-tile.tsx'
import { reviewLayer } from '../gallery/review-layer.ts'
import { HeldDeletion } from '../threads/held-deletion.tsx'
import { ReviewThread } from '../threads/review-thread.tsx'
import { useDeletion } from '../threads/use-deletion.ts'
import styles from './review-item.module.css'
import { ReviewMarks } from './review-marks.tsx'
import { ReviewText } from './review-text.tsx'

type ReviewItemProps = { readonly open: ReviewQuestion; readonly review: ReadReview }

/** One review: its author, grade, date, text and pictures. */
export function ReviewItem({ open, review }: ReviewItemProps) {
  const { media, marks, nickname, created, message, isMine } = review
  const [openLayer, showLayer] = useUnit([reviewLayerOpened, reviewLayer.opened])
  const { held, isSent } = useDeletion({ kind: open.kind, itemId: open.itemId, threadId: review.idx_thread })
  if (held) return <HeldDeletion target={held} />
  if (isSent) return null
  const show = (index: number) => {
    openLayer({
      kind: open.kind,
      itemId: open.itemId,
      type: 'image',
      viewer: { media, index, hasMore: false },
    })
    showLayer('review-media')
  }
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <ReviewMarks marks={marks} />
        <b>{marks}점</b>
        <bdi className={styles.writer}>{nickname}</bdi>
        {isMine && <Badge tone="brand">내 리뷰</Badge>}
        <time dateTime={created}>{formatDay(created)}</time>
      </header>
      <ReviewText message={message} />
      {media.length > 0 && (
        <ul className={styles.media} aria-label="리뷰 사진·동영상">
          {media.map((medium, index) => (
            <li key={medium.url}>
              <MediumTile medium={medium} number={index + 1} onOpen={() => show(index)} />
            </li>
          ))}
        </ul>
      )}
      <ReviewThread open={open} review={review} />
    </article>
  )
}
