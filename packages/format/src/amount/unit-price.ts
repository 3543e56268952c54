import { formatWon } from '../index.ts'
import type { BoughtAmount } from './bought-amount.ts'

/**
 * Formats the price of one unit: 1TB당 129,123원. It is exact to the won, so that the price of one unit equals the price
 * of a package with one unit (assumed).
 *
 * @param total the price shown beside it, in won
 */
export function unitPrice({ unit, amount }: BoughtAmount, total: number): string {
  return `${unit}당 ${formatWon(Math.round(total / amount))}`
}
