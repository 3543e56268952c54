import { lastEnding } from './last-ending.ts'

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
