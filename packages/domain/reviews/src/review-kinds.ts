import type { ReviewKind } from '@jeoul/api'
import type { ReviewSort } from '@jeoul/api/types'

/** The differences between the two kinds of reviews. */
export interface ReviewRules {
  readonly kind: ReviewKind
  readonly label: string
  readonly defaultSort: ReviewSort
  /** The position of a new comment. */
  readonly newComment: 'front' | 'end'
  /** The field that holds the pictures and videos of a review. */
  readonly mediaField: 'images' | 'marketMedia'
  /** The maximum number of pictures in a summary; null for all that the host sends. */
  readonly galleryCap: number | null
}

/**
 * The number of pictures in a capped gallery: "Review gallery capped at 8 images on shopping reviews and on mobile"
 * (specification, section 9).
 */
const cap = 8

/**
 * Product reviews, and shopping (market) reviews.
 *
 * - "Default sort rank (shopping reviews: marks)" (section 9).
 * - "Comments added to a review go to the front on desktop and to the end on shopping reviews" (section 4). On the phone
 *   product reviews do as on the desktop (assumed).
 * - "Market (shopping) review media: marketMedia with type, url, videoThumbnailUrl" (section 3).
 */
export const reviewRules: Readonly<Record<ReviewKind, ReviewRules>> = {
  product: {
    kind: 'product',
    label: '상품 리뷰',
    defaultSort: 'rank',
    newComment: 'front',
    mediaField: 'images',
    galleryCap: null,
  },
  market: {
    kind: 'market',
    label: '구매 리뷰',
    defaultSort: 'marks',
    newComment: 'end',
    mediaField: 'marketMedia',
    galleryCap: cap,
  },
}

export const reviewKinds: readonly ReviewKind[] = ['product', 'market']

/** The maximum number of pictures in a summary on a site; null for all that the host sends. */
export function galleryCapOf(kind: ReviewKind, isMobile: boolean): number | null {
  return isMobile ? cap : reviewRules[kind].galleryCap
}
