/**
 * Joins facts into one line that wraps between facts and never inside one: '16핀 x1' stays whole.
 *
 * @param facts short texts; none give ''
 */
export function joinFacts(facts: readonly string[]): string {
  return facts.map(fact => fact.replaceAll(' ', '\u00a0')).join(' · ')
}
