/** The median; of an even number of values the lower middle one. NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/**
 * The value that a share of all values does not exceed: 0.95 for all but the slowest twentieth. NaN if there
 * are none.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The range of repeated runs as a share of their median: 0.1 if the extremes differ by a tenth of it. */
export function spread(values: readonly number[]): number {
  if (values.length === 0) return 0
  const range = Math.max(...values) - Math.min(...values)
  return range === 0 ? 0 : range / median(values)
}
