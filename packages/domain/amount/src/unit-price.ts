import { formatWon } from '@jeoul/format'
import type { BoughtAmount } from './bought-amount.ts'

/** A price like 129,123 is read as 129,100: more figures say nothing about a unit. */
const figures = 4

/**
 * What a price is for one unit of what one buys, in words: 1TB당 129,100원 (assumed).
 *
 * @param total the price that is shown beside it, in won
 */
export function unitPrice({ unit, amount }: BoughtAmount, total: number): string {
  return `${unit}당 ${formatWon(Math.round(Number((total / amount).toPrecision(figures))))}`
}
