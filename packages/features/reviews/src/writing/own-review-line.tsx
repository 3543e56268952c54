import { type ReviewQuestion, reviewsOf } from '@jeoul/reviews'
import { $ownPlace, $ownStep, ownWanted } from '@jeoul/reviews/writing'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'

type OwnReviewLineProps = {
  readonly open: ReviewQuestion
  /** Who may write. */
  readonly line: string
}

/** Links to the member's own review, which may be on any page of the list; without one, says who may write. */
export function OwnReviewLine({ open, line }: OwnReviewLineProps) {
  const [own, step, page] = useUnit([$ownPlace, $ownStep, reviewsOf[open.kind].$page])
  const want = useUnit(ownWanted)
  const isListed = page?.list.some(({ idx_thread }) => idx_thread === own?.threadId)
  const hasFailed = step === 'failed'
  const isOffered = own && !isListed
  return (
    <p role="status">
      <span>
        {step === 'gone'
          ? '내 리뷰는 이미 지워졌어요.'
          : !isOffered
            ? line
            : hasFailed
              ? '내 리뷰를 불러오지 못했어요. '
              : '이 상품에 쓴 리뷰가 있어요. '}
      </span>
      {isOffered && (
        <Button disabled={step === 'loading'} onClick={() => want(own)}>
          {hasFailed ? '다시 시도' : '내 리뷰 보기'}
        </Button>
      )}
    </p>
  )
}
