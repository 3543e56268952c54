import type { Maker, SpecFacet } from '@jeoul/api/types'

/** A category that has items, and what its list can be filtered by. */
export interface KnownCategory {
  readonly cateId: string
  /** Its name, and those of the categories above it. */
  readonly names: readonly string[]
  readonly total: number
  readonly facets: readonly SpecFacet[]
  readonly makers: readonly Maker[]
  /** Words of its items' names. */
  readonly words: readonly string[]
}

/** Reviews of the product page, or those of shops. */
export type ReviewKind = 'Review' | 'MarketReview'

export interface KnownReview {
  readonly kind: ReviewKind
  readonly itemId: string
  readonly threadId: string
  readonly commentIds: readonly string[]
}

/** What there is at the hosts, as far as they told: nothing of it is known beforehand. */
export interface Known {
  readonly categories: readonly KnownCategory[]
  readonly itemIds: readonly string[]
  readonly reviews: readonly KnownReview[]
  /** Values that lead somewhere, by the name of their schema, or of their parameter. */
  readonly pools: Readonly<Record<string, readonly unknown[]>>
}
