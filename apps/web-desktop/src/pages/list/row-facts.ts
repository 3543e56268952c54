import { formatCount, formatMonth, joinFacts } from '@jeoul/format'
import type { ReadItem } from '@jeoul/list'

type Facts = Pick<ReadItem, 'registered' | 'review_count' | 'review_score' | 'zzim_count'>

/** Month of registration, rating, reviews and saves of a product in one line, leaving out what is unknown or zero. */
export function rowFacts({ registered, review_count, review_score, zzim_count }: Facts): string {
  const month = formatMonth(registered)
  const facts = month === '' ? [] : [`등록 ${month}`]
  if (review_score !== undefined) facts.push(`★ ${review_score.toFixed(1)}`)
  if (review_count > 0) facts.push(`리뷰 ${formatCount(review_count)}`)
  if (zzim_count > 0) facts.push(`찜 ${formatCount(zzim_count)}`)
  return joinFacts(facts)
}
