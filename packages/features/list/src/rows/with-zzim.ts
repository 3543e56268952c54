import { formatCount, joinFacts } from '@jeoul/format'

/** The facts of a row, as both sites write them, with another number of saves, which stand last; none are not said. */
export function withZzim(facts: string, count: number): string {
  const others = facts.replace(/(?: · )?찜\s[\d,]+$/, '')
  return joinFacts([...(others === '' ? [] : [others]), ...(count > 0 ? [`찜 ${formatCount(count)}`] : [])])
}
