import { formatCount, joinFacts } from '@jeoul/format'

/** The facts of a row, as both sites write them, with another number of saves, which stand last; none are not said. */
export function withZzim(facts: string, count: number): string {
  const others = facts.replace(/(?: · )?찜\s[\d,]+$/, '')
  const saves = count > 0 ? joinFacts([`찜 ${formatCount(count)}`]) : ''
  return [others, saves].filter(fact => fact !== '').join(' · ')
}
