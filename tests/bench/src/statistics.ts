/** The median; of an even number of values the lower middle one. NaN if there are none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value that a share of all values does not exceed: 0.95 for all but the slowest twentieth. NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** How far apart the extremes lie, as a share of the median: 0.1 if by a tenth of it. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values)
}

/** How two series relate that were measured in turns: by rounds, so that slow moments of the machine affect both. */
export function ratioOf(here: readonly number[], there: readonly number[]) {
  const ratios = here.map((value, round) => value / (there[round] ?? Number.NaN))
  return { ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
}
