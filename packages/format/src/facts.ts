/**
 * Facts in one line, which breaks between them and never within one: '16핀 x1' stays whole.
 *
 * @param facts each short; none for ''
 */
export function joinFacts(facts: readonly string[]): string {
  return facts.map(fact => fact.replaceAll(' ', '\u00a0')).join(' · ')
}
