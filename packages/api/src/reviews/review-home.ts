const homes = {
  product: '/desktop/v1/shopping/items/{id}/reviews',
  market: '/desktop/v1/shopping/items/{id}/market/reviews',
} as const

/**
 * Reviews of an item, or of a purchase (market reviews). Both have the same operations under different paths.
 */
export type ReviewKind = keyof typeof homes

/** The path prefix of a kind of reviews at the second host. */
export type ReviewHome = (typeof homes)[ReviewKind]

/** Creates the same calls for both kinds of reviews. */
export function forEachReviewKind<Calls>(create: (home: ReviewHome) => Calls): Record<ReviewKind, Calls> {
  return { product: create(homes.product), market: create(homes.market) }
}
