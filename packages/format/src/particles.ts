const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const endings = 28

/** The number of the final consonant of a word's last syllable: 0 without one, null if it is not a Korean syllable. */
function lastEnding(word: string): number | null {
  const code = word.charCodeAt(word.length - 1)
  return code >= firstSyllable && code <= lastSyllable ? (code - firstSyllable) % endings : null
}

/** The number of ㄹ among the final consonants. */
const rieul = 8

/**
 * Returns the particle 로 or 으로 for a word as it is read aloud. Figures and Latin letters have Korean names, of which 0,
 * 3, 6, m and n end in a consonant.
 */
export function particleRo(word: string): '로' | '으로' {
  if (/[036mn]$/i.test(word)) return '으로'
  const ending = lastEnding(word)
  return ending === null || ending === 0 || ending === rieul ? '로' : '으로'
}

/** Returns the object particle for a Korean word: 을 or 를; 를 for any other word. */
export function particleEul(word: string): '을' | '를' {
  return (lastEnding(word) ?? 0) === 0 ? '를' : '을'
}
