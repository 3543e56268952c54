import { formatWon } from '@jeoul/format'
import type { BoughtAmount } from './bought-amount.ts'

/** Significant digits of a unit price: 129,123원 is shown as 129,100원. More would suggest false precision. */
const significantDigits = 4

/**
 * Formats the price of one unit: 1TB당 129,100원 (assumed).
 *
 * @param total the price shown beside it, in won
 */
export function unitPrice({ unit, amount }: BoughtAmount, total: number): string {
  return `${unit}당 ${formatWon(Math.round(Number((total / amount).toPrecision(significantDigits))))}`
}
