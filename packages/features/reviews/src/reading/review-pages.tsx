import { pageBlock, pageCount } from '@jeoul/paging'
import { ownAddress, type ReviewQuestion, reviewsOf } from '@jeoul/reviews'
import { Pagination } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useChoiceHref } from './use-choice-href.ts'

/** "Review filter: page 1, block page 10, page size 10" (specification, section 9). */
const pageSize = 10

/** Links to the pages of the open reviews. */
export function ReviewPages({ open }: { readonly open: ReviewQuestion }) {
  const page = useUnit(reviewsOf[open.kind].$page)
  const choiceHref = useChoiceHref(ownAddress)
  const count = pageCount(page?.total ?? 0, pageSize)
  if (count < 2) return null
  const { pages, previous, next } = pageBlock(open.page, count)
  const hrefOf = (number: number) => choiceHref({ ...open, page: number })
  return (
    <div data-scrolls-to="review-list">
      <Pagination
        pages={pages}
        current={open.page}
        hrefOf={hrefOf}
        firstHref={previous === null ? undefined : hrefOf(1)}
        prevHref={previous === null ? undefined : hrefOf(previous)}
        nextHref={next === null ? undefined : hrefOf(next)}
        lastHref={next === null ? undefined : hrefOf(count)}
      />
    </div>
  )
}
