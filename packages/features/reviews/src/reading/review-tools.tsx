import { formatCount } from '@jeoul/format'
import { chooseReviews, type ReviewChoice, type ReviewsModel, reviewSorts } from '@jeoul/reviews'
import { ButtonLink, Chip, LinkTabs } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { filterWords } from './filter-words.ts'
import styles from './review-tools.module.css'

type ReviewToolsProps = {
  readonly open: ReviewChoice
  readonly model: ReviewsModel
  readonly hrefOf: (choice: ReviewChoice) => string
}

/** Chooses the order of the list, and limits it to a grade or to reviews with photos. */
export function ReviewTools({ open, model, hrefOf }: ReviewToolsProps) {
  const [page, { status }, info] = useUnit([model.$page, model.list.$state, model.info.$state])
  const sorts = reviewSorts.map(({ sort, label }) => ({
    text: label,
    href: hrefOf(chooseReviews(open, { sort })),
    current: sort === open.sort,
  }))
  const total = page?.total ?? info.data?.total ?? 0
  const words = filterWords(open)
  const isShown = words !== '' || total > 0
  const found = words !== '' && page && status === 'full'
  return (
    <div className={styles.tools}>
      {isShown && <LinkTabs label="리뷰 정렬" items={sorts} />}
      {open.marks !== null && (
        <Chip label={`${open.marks}점`} href={hrefOf(chooseReviews(open, { marks: null }))} />
      )}
      {open.withPhotos && <Chip label="사진만" href={hrefOf(chooseReviews(open, { withPhotos: false }))} />}
      {!open.withPhotos && !!info.data?.countWithPhotos && (
        <ButtonLink href={hrefOf(chooseReviews(open, { withPhotos: true }))}>
          사진만
          {open.marks === null && ` ${formatCount(info.data.countWithPhotos)}`}
        </ButtonLink>
      )}
      <p className="sr-only" role="status">
        {found ? `${words} ${formatCount(page.total)}개` : ''}
      </p>
    </div>
  )
}
