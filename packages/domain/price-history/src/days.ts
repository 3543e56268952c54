const dayMs = 86_400_000

/** The number of a date's day, counted from 1970-01-01; NaN for an invalid date. */
export function dayOf(date: string): number {
  return Date.parse(date) / dayMs
}

/** The date of a day, as in 2026-11-01. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
