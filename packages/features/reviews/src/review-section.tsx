import { $openReviews, ownAddress, productAddress } from '@jeoul/reviews'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ReviewPanel } from './reading/review-panel.tsx'
import { sectionShown } from './section-model.ts'

/** How many reviews the page of a product shows. */
const shownReviews = 5

/** The first reviews of the open product, which has as many as `count`, with a link to all of them. */
export default function ReviewSection({ count }: { readonly count: number }) {
  const [open, inside, show] = useUnit([$openReviews, $inside, sectionShown])
  useEffect(() => show(), [show])
  if (!open) return null
  return (
    <ReviewPanel
      open={open}
      address={productAddress}
      hash="#reviews"
      max={shownReviews}
      expected={Math.min(count, shownReviews)}
    >
      <ButtonLink href={inside(hrefs.reviews(open.itemId, ownAddress.write('', open)))}>
        리뷰 더 보기
      </ButtonLink>
    </ReviewPanel>
  )
}
