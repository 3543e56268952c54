import { formatWon } from '@jeoul/format'
import type { ListQuery } from './list-query.ts'
import type { NearestItem } from './nearest-model.ts'

/** Says how far the nearest product is from a price range that left nothing (assumed). */
export function nearestWords(
  { price, beyond }: Pick<NearestItem, 'price' | 'beyond'>,
  { min, max }: Pick<ListQuery, 'min' | 'max'>,
): string {
  if (max === null) return `가장 비싼 것은 ${formatWon(price)}으로, ${formatWon(beyond)} 모자라요.`
  // Cheaper ones may be sold below a lowest price.
  const which = min === null ? '가장 싼 것은' : '더 비싼 것 중 가장 가까운 것은'
  return `${which} ${formatWon(price)}으로, ${formatWon(beyond)} 더 비싸요.`
}
