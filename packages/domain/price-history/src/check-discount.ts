import type { StatedDiscount } from '@jeoul/api/types'
import type { Series } from './history.ts'
import { runsWithin } from './period.ts'

/** A discount that a mall states, with the observed discount. */
export interface CheckedDiscount extends StatedDiscount {
  /** The lowest price of the thirty days before today, in won; null if none was observed. */
  readonly before: number | null
  /**
   * The observed discount: how far the mall's price is below `before` in percent, rounded down; negative if it is
   * above.
   */
  readonly observed: number | null
  /** Whether the observations support the stated discount; if not, it is a 확인되지 않은 할인율. */
  readonly isSupported: boolean
}

const daysBefore = 30
/** The tolerance in percentage points, because malls round their percentages. */
const rounding = 1

/**
 * Compares a mall's 할인율 with "the lowest of the 30 days before; 30 is the EU's rule, about 20 days of the seller's own
 * price the Korean notice's". Nothing more can be claimed, because the earlier prices of a single mall are not observed
 * (assumed).
 *
 * @param today days since 1970-01-01
 */
export function checkDiscount(claim: StatedDiscount, series: Series, today: number): CheckedDiscount {
  const yesterday = today - 1
  const past = { ...series, runs: series.runs.filter(({ from }) => from <= yesterday) }
  const known = runsWithin(past, yesterday, daysBefore).filter(({ delivery }) => delivery !== null)
  const before = known.length === 0 ? null : Math.min(...known.map(({ any }) => any))
  const observed = before === null ? null : Math.floor(((before - claim.total) * 100) / before)
  return {
    ...claim,
    before,
    observed,
    isSupported: observed !== null && observed >= claim.percent - rounding,
  }
}
