/**
 * The shape of every catalogue, generated or imported. The items of a leaf category are stored in columns:
 * row `i` of every column is one item, so that 100,000 items stay small and filters read memory in order.
 * Texts are created on demand.
 */

import type { PartFigures } from '@jeoul/api/types'
import type { Part } from './parts/part.ts'

export interface CategoryNode {
  readonly cateId: string
  readonly name: string
  readonly children: readonly CategoryNode[]
}

export interface FacetValue {
  /** Matches `^[a-z0-9_.-]{1,40}$`. */
  readonly key: string
  /** With its unit: '16GB'. */
  readonly name: string
}

export interface Facet {
  readonly key: string
  readonly name: string
  readonly unit?: string
  readonly values: readonly FacetValue[]
}

export type DeliveryTerms =
  | { readonly kind: 'free' }
  | { readonly kind: 'paid'; readonly fee: number; readonly each?: number }
  | { readonly kind: 'free-above'; readonly fee: number; readonly threshold: number }
  | { readonly kind: 'unknown' }

/** 0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming, 3 normal price. */
export type PriceState = 0 | 1 | 2 | 3

/** Bits of the `flags` column. */
export const flag = { hotdeal: 1, event: 2, stdpc: 4 } as const

/** The texts of a row. */
export interface ItemText {
  readonly name: string
  /** Short facts for the list row, in order of importance: ['AM5', '8코어', '120W']. */
  readonly keySpecs: readonly string[]
  /** Packing, size or colour, when the item is one of several variants of a product. */
  readonly variantLabel?: string
  /** Name of the minishop that sells it. */
  readonly minishop?: string
}

export interface ItemTable {
  readonly size: number
  readonly ids: Uint32Array
  /** Index into `Catalogue.makers`. */
  readonly makers: Uint16Array
  /** One column a facet of the leaf, in the order of `facets`: 0 not stated, else index into its values + 1. */
  readonly specs: readonly Uint16Array[]
  /** Lowest prices in won; 0 where the price state is not 3. */
  readonly cash: Uint32Array
  readonly card: Uint32Array
  readonly states: Uint8Array
  /** Index into `Catalogue.deliveries`. */
  readonly deliveries: Uint8Array
  readonly malls: Uint8Array
  readonly reviews: Uint32Array
  /** Mean review score in tenths (0–50), one that this many whole grades can have (`possibleScore`). */
  readonly scores: Uint8Array
  readonly zzims: Uint32Array
  /** Days since 1970-01-01. */
  readonly registered: Uint32Array
  /** Higher is more popular. */
  readonly popularity: Uint32Array
  /** Bits of `flag`. */
  readonly flags: Uint8Array
  /** Variants of one product share a number; 0 for a product without variants. */
  readonly groups: Uint32Array
  text(row: number): ItemText
}

export interface Leaf {
  readonly cateId: string
  /** The drawing for the category's products. */
  readonly picture: string
  readonly facets: readonly Facet[]
  readonly items: ItemTable
  /** The real part in a row with its exact facts; only generated leaves of computer parts have it. */
  readonly partOf?: (row: number) => Part | undefined
  /** The figures that compatibility of the part in a row depends on; only imported leaves of computer parts have it. */
  readonly figures?: (row: number) => PartFigures | undefined
}

export interface Catalogue {
  readonly seed: number
  readonly roots: readonly CategoryNode[]
  readonly makers: readonly string[]
  readonly deliveries: readonly DeliveryTerms[]
  /** Leaf category id to its items. */
  readonly leaves: ReadonlyMap<string, Leaf>
  /** The catalogue that this one is some days later than (`catalogueOn`). */
  readonly moved?: { readonly from: Catalogue; readonly days: number }
}
