import type { CategoryNode, DeliveryTerms, Facet, ItemTable } from '../catalogue/catalogue.ts'

/**
 * A catalogue file is JSON Lines, gzipped when its name ends with `.gz`. The first line is the header; then every leaf
 * has a line of its own, a line for each column of its table, and lines for its texts.
 */
export interface FileHeader {
  readonly format: 'jeoul-catalog'
  readonly version: 1
  readonly seed: number
  readonly items: number
  readonly leaves: number
  readonly makers: readonly string[]
  readonly deliveries: readonly DeliveryTerms[]
  readonly roots: readonly CategoryNode[]
}

export interface LeafLine {
  readonly leaf: string
  readonly picture: string
  readonly size: number
  readonly facets: readonly Facet[]
}

export const formatName = 'jeoul-catalog'
export const formatVersion = 1

/** The columns that every leaf has, in the order they are written. */
export const plainColumns = [
  'ids',
  'makers',
  'cash',
  'card',
  'states',
  'deliveries',
  'malls',
  'reviews',
  'scores',
  'zzims',
  'registered',
  'popularity',
  'flags',
  'groups',
] as const satisfies readonly (keyof ItemTable)[]
