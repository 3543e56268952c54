import { withoutParticles } from './without-particles.ts'

/** A keyword that leaves words out. */
export interface NarrowedKeyword {
  /** The keyword without them; never empty. */
  readonly keyword: string
  readonly excluded: readonly string[]
}

/** -게이밍, 게이밍 제외, 게이밍 빼고, 게이밍 말고, and 게이밍 없는 거. */
const exclusion =
  /(?<!\S)(?:-(?<minus>[^\s-]\S*)|(?<word>[^\s-]\S*?)(?: ?제외(?:하고)?|은? ?빼고|은? ?빼줘| 말고)|(?<absent>[^\s-]\S+) (?:없는|아닌|뺀) ?(?:거|것|걸로))(?!\S)/g
/** What a good product does not have, and names therefore deny: without 소음 is 저소음. */
const denied = /^(?:소음|냄새|먼지|지연|발열|자국)/

/**
 * Reads which words a keyword leaves out: 노트북 -게이밍 and 게이밍 빼고 노트북. Source: assumed.
 *
 * @returns null if it leaves out none, or has no other words
 */
export function readExcludedWords(keyword: string): NarrowedKeyword | null {
  const excluded = Array.from(
    keyword.matchAll(exclusion),
    ({ groups }) => groups?.minus ?? groups?.word ?? withoutParticles(groups?.absent ?? ''),
  ).filter(word => !denied.test(word))
  const rest = keyword.replace(exclusion, ' ').replace(/\s+/g, ' ').trim()
  return excluded.length > 0 && rest !== '' ? { keyword: rest, excluded } : null
}
