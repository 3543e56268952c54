import type { ReadProduct } from '@jeoul/product'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import { createNearbySection } from './nearby-section.tsx'

const Reviews = createNearbySection('reviews', () => import('@jeoul/feature-reviews/section'))

/** What shoppers say about the product. Until it has loaded, a link to the page of its reviews. */
export function ItemReviews({ product: { item, review_count = 0 } }: { readonly product: ReadProduct }) {
  const inside = useUnit($inside)
  return (
    <Reviews title="리뷰" view={{ count: review_count }} isLong={review_count >= 5}>
      <a href={inside(hrefs.reviews(item.item_id))}>리뷰 모두 보기</a>
    </Reviews>
  )
}
