import { chooseReviews, type ReviewChoice, reviewRules } from '@jeoul/reviews'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { filterWords } from './filter-words.ts'

type NoReviewsProps = {
  readonly open: ReviewChoice
  /** The number of matching reviews on all pages. */
  readonly total: number
  readonly hrefOf: (choice: ReviewChoice) => string
}

/** Says why no review is shown, and links to some. */
export function NoReviews({ open, total, hrefOf }: NoReviewsProps) {
  if (total > 0) {
    return (
      <EmptyState title="이 페이지에는 리뷰가 없어요">
        <ButtonLink href={hrefOf({ ...open, page: 1 })}>첫 페이지 보기</ButtonLink>
      </EmptyState>
    )
  }
  const words = filterWords(open)
  if (words !== '') {
    const all = chooseReviews(open, { marks: null, withPhotos: false })
    return (
      <EmptyState title={`${words}가 없어요`}>
        {open.marks !== null && open.withPhotos && (
          <ButtonLink href={hrefOf(chooseReviews(open, { withPhotos: false }))}>
            {open.marks}점 리뷰 보기
          </ButtonLink>
        )}
        <ButtonLink href={hrefOf(all)}>모든 리뷰 보기</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={`아직 ${reviewRules[open.kind].label}가 없어요`}
      why="첫 리뷰가 올라오면 여기에 보여 드려요."
    />
  )
}
