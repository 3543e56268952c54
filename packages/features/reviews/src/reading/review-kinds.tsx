import { formatCount } from '@jeoul/format'
import {
  firstReviews,
  marketReviews,
  productReviews,
  type ReviewChoice,
  reviewKinds,
  reviewRules,
} from '@jeoul/reviews'
import { LinkTabs } from '@jeoul/ui'
import { useUnit } from 'effector-react'

type ReviewKindsProps = {
  readonly open: ReviewChoice
  readonly hrefOf: (choice: ReviewChoice) => string
}

/** Links that choose between reviews of the product and of purchases, with their numbers. */
export function ReviewKinds({ open, hrefOf }: ReviewKindsProps) {
  const [product, market] = useUnit([productReviews.info.$state, marketReviews.info.$state])
  const totals = { product: product.data?.total, market: market.data?.total }
  const items = reviewKinds.map(kind => {
    const { label } = reviewRules[kind]
    const total = totals[kind]
    return {
      text: total === undefined ? label : `${label} ${formatCount(total)}`,
      href: hrefOf(firstReviews(kind)),
      current: kind === open.kind,
    }
  })
  return <LinkTabs label="리뷰 종류" items={items} />
}
