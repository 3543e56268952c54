import type { ListItem } from '@jeoul/api/types'
import { formatCount, joinFacts } from '@jeoul/format'

type Facts = Pick<ListItem, 'review_count' | 'review_score' | 'mall_count' | 'zzim_count'>

/** Reviews, malls and saves of a product in one line, leaving out those that are zero. */
export function cardFacts({ review_count, review_score, mall_count, zzim_count }: Facts): string {
  const facts: string[] = []
  if (review_score !== undefined) facts.push(`★ ${review_score.toFixed(1)} (${formatCount(review_count)})`)
  if (mall_count > 0) facts.push(`몰 ${formatCount(mall_count)}곳`)
  if (zzim_count > 0) facts.push(`찜 ${formatCount(zzim_count)}`)
  return joinFacts(facts)
}
