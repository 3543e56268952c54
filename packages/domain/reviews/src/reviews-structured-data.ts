import type { ReadInfo } from './read-info.ts'
import type { ReadReview } from './read-review.ts'

interface ReviewedProduct {
  readonly name: string
  /** The absolute address of its page. */
  readonly url: string
  readonly image: string
}

const maxReviews = 3
const maxBody = 500

/** The schema.org Product with its AggregateRating and a few reviews, matching the page. Empty without reviews. */
export function reviewsStructuredData(
  { name, url, image }: ReviewedProduct,
  info: ReadInfo | null,
  reviews: readonly ReadReview[],
): readonly object[] {
  if (!info || info.total === 0 || info.average === null) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      url,
      ...(image === '' ? {} : { image }),
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: info.average,
        reviewCount: info.total,
        bestRating: 5,
      },
      review: reviews.slice(0, maxReviews).map(({ nickname, created, message, marks }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: nickname },
        ...(created === '' ? {} : { datePublished: created.slice(0, 10) }),
        reviewBody: Array.from(message).slice(0, maxBody).join(''),
        reviewRating: { '@type': 'Rating', ratingValue: marks, bestRating: 5 },
      })),
    },
  ]
}
