import { formatWonRound } from '@jeoul/ui/format'

/** A price range in words; each end may be open. */
export function priceRangeLabel(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${formatWonRound(min)}~${formatWonRound(max)}`
  if (min !== null) return `${formatWonRound(min)} 이상`
  return max === null ? '전체 가격' : `${formatWonRound(max)} 이하`
}
