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
  return (
    <div data-scrolls-to="review-list">
      <Pagination
        block={pageBlock(open.page, count)}
        current={open.page}
        count={count}
        hrefOf={number => choiceHref({ ...open, page: number })}
      />
    </div>
  )
}
