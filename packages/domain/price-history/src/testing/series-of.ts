import type { PriceRun, Series } from '../history.ts'

/** Today in tests, in days since 1970-01-01. */
export const today = 20_758

/** A run of days, counted back from today: `run(9, 0, 1000)` is the last ten days. */
export function run(
  from: number,
  to: number,
  any: number,
  more: Partial<Omit<PriceRun, 'from' | 'to' | 'any'>> = {},
): PriceRun {
  return { from: today - from, to: today - to, any, delivery: 0, ...more }
}

/** A history of new goods, observed for a year by default. */
export function seriesOf(runs: readonly PriceRun[], watched = 365): Series {
  return { kind: 'new', since: today - watched + 1, runs }
}
