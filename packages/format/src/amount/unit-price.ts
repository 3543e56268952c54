import { formatWon } from '../index.ts'
import type { BoughtAmount } from './bought-amount.ts'

/**
 * Formats the price of one unit, to the won, so that one unit costs what the package does: 1TB당 129,123원 (assumed).
 *
 * @param total the price shown beside it, in won
 */
export function unitPrice({ unit, amount }: BoughtAmount, total: number): string {
  return `${unit}당 ${formatWon(Math.round(total / amount))}`
}
