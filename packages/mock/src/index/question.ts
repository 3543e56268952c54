import type { PriceType, Sort, SurchargedRegion, Trait } from '@jeoul/api/types'

export type { PriceType, Sort, Trait }

/** Where an order is delivered. */
export type Region = 'mainland' | SurchargedRegion

/** Facet key to chosen value keys. */
export type SpecSelection = Readonly<Record<string, readonly string[]>>

/** Narrows a list. Unknown makers, facet values and words match nothing. */
export interface Filter {
  /** The price that `min`, `max` and the price bands refer to. */
  readonly type: PriceType
  /** Maker ids; any of them may match. Empty for all. */
  readonly makers: readonly string[]
  /** Items must have one of the chosen values of every facet. */
  readonly specs: SpecSelection
  /** Items must have all of them. */
  readonly traits: readonly Trait[]
  /** Where the trait `free` is about delivery to. */
  readonly region: Region
  /** Ids of malls, any of which must have an offer. Empty for all. */
  readonly malls: readonly string[]
  /** Won, inclusive. An item without a price is outside of every range. */
  readonly min?: number
  readonly max?: number
  /** Words, every one of which must occur in the name, in the maker's or in the category's. */
  readonly keyword: string
  /** Words, none of which may occur there. */
  readonly exclude: string
  /** The minishop that sells the items, by its name; null for the site itself, which shows them all. */
  readonly shop: string | null
  /** The event that the items belong to, by its id; null for all items. */
  readonly event: string | null
  /** Whether variants of one product are one entry, represented by the first that matches. */
  readonly isGrouped: boolean
}

export interface Question extends Filter {
  /** Undefined for the whole catalogue. */
  readonly cateId: string | undefined
  readonly sort: Sort
  /** The window is `[offset, limit)`. */
  readonly offset: number
  readonly limit: number
}

/** Matches everything. */
export const noFilter: Filter = {
  type: 'cash',
  makers: [],
  specs: {},
  traits: [],
  region: 'mainland',
  malls: [],
  keyword: '',
  exclude: '',
  shop: null,
  event: null,
  isGrouped: false,
}
