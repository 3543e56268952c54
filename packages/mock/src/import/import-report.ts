import type { SourceFormat } from './source-format.ts'

/** Why a line was not imported. */
export type FaultReason =
  | 'bad-json'
  | 'bad-csv'
  | 'column-count'
  | 'too-long'
  | 'no-name'
  | 'no-category'
  | 'no-price'
  | 'absurd-price'
  | 'duplicate'
  | 'too-many'
  | 'cut-off'

export interface Fault {
  readonly reason: FaultReason
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  readonly detail: string
}

/** How a report names each fault. */
export const faultLabels: Readonly<Record<FaultReason, string>> = {
  'bad-json': 'not a JSON object',
  'bad-csv': 'broken CSV quoting',
  'column-count': 'wrong number of columns',
  'too-long': 'line too long',
  'no-name': 'no name',
  'no-category': 'no category',
  'no-price': 'no price',
  'absurd-price': 'implausible price',
  duplicate: 'duplicate of another line',
  'too-many': 'no ids left for more items',
  'cut-off': 'file ends early',
}

export interface FaultSummary {
  readonly reason: FaultReason
  readonly total: number
  /** The first ones, in reading order. */
  readonly examples: readonly Fault[]
}

export interface FileReport {
  readonly path: string
  readonly format: SourceFormat
  readonly gzip: boolean
  readonly bytes: number
  readonly read: number
  readonly imported: number
}

interface FacetReport {
  readonly key: string
  readonly path: string
  readonly name: string
  readonly kind: 'values' | 'ranges'
  /** Names of its values, in order. */
  readonly values: readonly string[]
  /** The share of the category's items that have a value, 0–1. */
  readonly coverage: number
}

/** A field that did not become a facet. */
export interface LeftOut {
  readonly path: string
  readonly reason: string
  /** Whether it is shown among the key specifications. */
  readonly keySpec: boolean
}

export interface CategoryReport {
  readonly cateId: string
  readonly path: readonly string[]
  readonly items: number
  readonly withoutPrice: number
  readonly facets: readonly FacetReport[]
  readonly leftOut: readonly LeftOut[]
  readonly notes: readonly string[]
}

export interface ImportReport {
  readonly files: readonly FileReport[]
  readonly read: number
  readonly imported: number
  readonly withoutPrice: number
  readonly faults: readonly FaultSummary[]
  readonly categories: readonly CategoryReport[]
  /** Suggestions for a better import. */
  readonly hints: readonly string[]
  readonly seconds: number
}
