import { lastEnding } from './last-ending.ts'

/** The position of ㄹ among the endings of a syllable. */
const rieul = 8

/**
 * 로 or 으로, whichever follows a word when it is read aloud: figures and Latin letters by their Korean names
 * (0, 3, 6, m and n end in a consonant).
 */
export function particleRo(word: string): '로' | '으로' {
  if (/[036mn]$/i.test(word)) return '으로'
  const ending = lastEnding(word)
  return ending === null || ending === 0 || ending === rieul ? '로' : '으로'
}
