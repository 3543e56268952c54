const homes = {
  product: '/desktop/v1/shopping/items/{id}/reviews',
  market: '/desktop/v1/shopping/items/{id}/market/reviews',
} as const

/** An item's own reviews, or its shopping (market) reviews. Both have the same operations below their home. */
export type ReviewKind = keyof typeof homes

/** The path below which a kind of reviews lives at the second host. */
export type ReviewHome = (typeof homes)[ReviewKind]

/** Makes the same calls for both kinds of reviews. */
export function forEachReviewKind<Calls>(create: (home: ReviewHome) => Calls): Record<ReviewKind, Calls> {
  return { product: create(homes.product), market: create(homes.market) }
}
