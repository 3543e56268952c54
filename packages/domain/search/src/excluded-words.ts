/** A keyword that leaves words out. */
export interface NarrowedKeyword {
  /** The keyword without them; never empty. */
  readonly keyword: string
  readonly excluded: readonly string[]
}

/** -게이밍, and 게이밍 제외, 게이밍 빼고, 게이밍 말고. */
const exclusion =
  /(?<!\S)(?:-(?<minus>[^\s-]\S*)|(?<word>[^\s-]\S*?)(?: ?제외(?:하고)?|은? ?빼고|은? ?빼줘| 말고))(?!\S)/g

/**
 * Reads which words a keyword leaves out: 노트북 -게이밍 and 게이밍 빼고 노트북. Source: assumed.
 *
 * @returns null if it leaves out none, or has no other words
 */
export function readExcludedWords(keyword: string): NarrowedKeyword | null {
  const excluded = Array.from(
    keyword.matchAll(exclusion),
    ({ groups }) => groups?.minus ?? groups?.word ?? '',
  )
  const rest = keyword.replace(exclusion, ' ').replace(/\s+/g, ' ').trim()
  return excluded.length > 0 && rest !== '' ? { keyword: rest, excluded } : null
}
