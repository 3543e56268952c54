import { formatWonRound } from '@jeoul/format'

/**
 * Formats a price range; either end may be null. An upper end such as 199,999 is shown as below the next round amount.
 *
 * @param min lowest price in won, inclusive
 * @param max highest price in won, inclusive
 */
export function priceRangeLabel(min: number | null, max: number | null): string {
  if (max === null) return min === null ? '전체 가격' : `${formatWonRound(min)} 이상`
  const isBelow = (max + 1) % 100 === 0
  const end = formatWonRound(isBelow ? max + 1 : max)
  if (min !== null) return `${formatWonRound(min)}~${end}`
  return isBelow ? `${end} 미만` : `${end} 이하`
}
