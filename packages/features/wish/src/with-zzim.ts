import { formatCount, joinFacts } from '@jeoul/format'

/** Replaces the number of saves among a row's facts, wherever they stand; 0 is left out, and a new one comes last. */
export function withZzim(text: string, count: number): string {
  const facts = text.split(' · ')
  const place = facts.findIndex(fact => /^찜\s[\d,]+$/.test(fact))
  const saves = count > 0 ? [joinFacts([`찜 ${formatCount(count)}`])] : []
  return facts
    .toSpliced(place < 0 ? facts.length : place, 1, ...saves)
    .filter(fact => fact !== '')
    .join(' · ')
}
