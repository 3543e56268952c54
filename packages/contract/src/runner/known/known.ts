import type { Maker, SpecFacet } from '@jeoul/api/types'

/** A category that has items, and the filters of its list. */
export interface KnownCategory {
  readonly cateId: string
  /** Its name, and the names of its ancestors. */
  readonly names: readonly string[]
  readonly total: number
  readonly facets: readonly SpecFacet[]
  readonly makers: readonly Maker[]
  /** Words from its items' names. */
  readonly words: readonly string[]
}

/** Reviews on the product page, or market reviews. */
export type ReviewKind = 'Review' | 'MarketReview'

export interface KnownReview {
  readonly kind: ReviewKind
  readonly itemId: string
  readonly threadId: string
  readonly commentIds: readonly string[]
}

/** The hosts' data, as far as it was discovered. Nothing is assumed beforehand. */
export interface Known {
  readonly categories: readonly KnownCategory[]
  readonly itemIds: readonly string[]
  /** Those of them that are not for sale. */
  readonly unsoldIds: readonly string[]
  readonly reviews: readonly KnownReview[]
  /** Existing values, by the name of their schema or parameter. */
  readonly pools: Readonly<Record<string, readonly unknown[]>>
}
