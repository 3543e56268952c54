/**
 * Joins facts into one line that wraps only between them: '16핀 x1' is never split.
 *
 * @param facts short texts; an empty list gives ''
 */
export function joinFacts(facts: readonly string[]): string {
  return facts.map(fact => fact.replaceAll(' ', '\u00a0')).join(' · ')
}
