/** The catalogue's today, 2026-11-01, in days since 1970-01-01: fixed, so that a seed always gives the same dates. */
export const today = 20_758

/** The first day of a year, in days since 1970-01-01. */
export function firstDayOf(year: number): number {
  return Math.round(Date.UTC(year, 0, 1) / 86_400_000)
}
