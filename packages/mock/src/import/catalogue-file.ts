import type { PartFigures } from '@jeoul/api/types'
import type { CategoryNode, DeliveryTerms, Facet, ItemTable } from '../catalogue/catalogue.ts'

/**
 * A catalogue file is JSON Lines, gzipped if its name ends with `.gz`. The first line is the header. Each leaf follows
 * with one line for itself, one for each column of its table, and four for its texts.
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
  /** Of every row, where any of them is a part of a PC. */
  readonly figures?: readonly (PartFigures | null)[]
}

export const formatName = 'jeoul-catalog'
export const formatVersion = 1

/** The columns of every leaf, in file order. */
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
