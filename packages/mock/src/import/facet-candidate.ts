import type { Column } from './column.ts'

/** How a field would look as a facet. Codes are those of the field's column. */
export interface FacetCandidate {
  readonly path: string
  readonly label: string
  readonly unit: string
  readonly kind: 'values' | 'ranges'
  readonly values: readonly { readonly name: string; readonly key: string }[]
  /** For the code `n`, at index `n - 1`: one more than an index into `values`, or 0 for no value. */
  readonly placeOf: Uint16Array
  /** The number of items with each value. */
  readonly counts: readonly number[]
  /** For the code `n`, at index `n - 1`: the text in a list row, which may be empty. */
  readonly texts: readonly string[]
  readonly weight: number
  readonly notes: readonly string[]
  /** Why it can't be a facet. It may still be a key specification. */
  readonly unfit?: string
}

/** A facet or a key specification, with the column its codes come from. */
export interface InferredField {
  readonly column: Column
  readonly candidate: FacetCandidate
}

/** The share of items that have a value. */
export function coverageOf(candidate: FacetCandidate, rows: number): number {
  return rows === 0 ? 0 : candidate.counts.reduce((sum, count) => sum + count, 0) / rows
}

/** Scores a facet: share of items that have a value × how evenly the values divide them × weight for shoppers. */
export function usefulness(candidate: FacetCandidate, rows: number): number {
  const stated = candidate.counts.reduce((sum, count) => sum + count, 0)
  if (stated === 0) return 0
  let bits = 0
  for (const count of candidate.counts) {
    if (count > 0) bits -= (count / stated) * Math.log2(count / stated)
  }
  return (stated / rows) ** 0.8 * Math.min(1, bits / 2) * candidate.weight
}
