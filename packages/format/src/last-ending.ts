const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const endings = 28

/** The number of the final consonant of a word's last syllable: 0 without one, null if it is not a Korean syllable. */
export function lastEnding(word: string): number | null {
  const code = word.charCodeAt(word.length - 1)
  return code >= firstSyllable && code <= lastSyllable ? (code - firstSyllable) % endings : null
}
