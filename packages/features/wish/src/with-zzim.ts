import { formatCount, joinFacts } from '@jeoul/format'

/** Replaces the number of saves at the end of a row's facts, as both sites write them; 0 is left out. */
export function withZzim(facts: string, count: number): string {
  const others = facts.replace(/(?: · )?찜\s[\d,]+$/, '')
  const saves = count > 0 ? joinFacts([`찜 ${formatCount(count)}`]) : ''
  return [others, saves].filter(fact => fact !== '').join(' · ')
}
