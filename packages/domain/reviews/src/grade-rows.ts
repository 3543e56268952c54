/** A line of the histogram: how many reviews have a grade. */
export interface GradeRow {
  readonly marks: number
  readonly count: number
  /** Share of all reviews in percent, 0 to 100; at least 1 for a grade that was given. */
  readonly percent: number
}

/**
 * The lines of the histogram, from the best grade down.
 *
 * @param counts reviews by grade, from 1 to 5
 */
export function gradeRows(counts: readonly number[]): readonly GradeRow[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts
    .map((count, place) => ({
      marks: place + 1,
      count,
      percent: count === 0 ? 0 : Math.max(1, Math.round((100 * count) / total)),
    }))
    .toReversed()
}
