import type { Column } from './column.ts'

/** A field as a facet would show it. Codes are those of the field's column. */
export interface FacetCandidate {
  readonly path: string
  readonly label: string
  readonly unit: string
  readonly kind: 'values' | 'ranges'
  readonly values: readonly { readonly name: string; readonly key: string }[]
  /** Index into `values` + 1 of each code - 1; 0 says nothing. */
  readonly placeOf: Uint16Array
  /** Items of each value. */
  readonly counts: readonly number[]
  /** What a list row says of each code - 1; empty says nothing. */
  readonly texts: readonly string[]
  readonly weight: number
  readonly notes: readonly string[]
  /** Why it can't be a facet, though it may still be told. */
  readonly unfit?: string
}

/** A facet or a key specification, with the column its codes come from. */
export interface InferredField {
  readonly column: Column
  readonly candidate: FacetCandidate
}

/** Items that state it, as a share of all. */
export function coverageOf(candidate: FacetCandidate, rows: number): number {
  return rows === 0 ? 0 : candidate.counts.reduce((sum, count) => sum + count, 0) / rows
}

/** How useful a facet is: how many items state it × how evenly its values divide them × how shoppers weigh it. */
export function usefulness(candidate: FacetCandidate, rows: number): number {
  const stated = candidate.counts.reduce((sum, count) => sum + count, 0)
  if (stated === 0) return 0
  let bits = 0
  for (const count of candidate.counts) {
    if (count > 0) bits -= (count / stated) * Math.log2(count / stated)
  }
  return (stated / rows) ** 0.8 * Math.min(1, bits / 2) * candidate.weight
}
