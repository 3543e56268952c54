import { disassemble } from 'es-hangul'

/**
 * Decomposes Korean into single letters, so that a syllable in composition (그랲) is a prefix of the final word
 * (그래픽).
 */
export function lettersOf(text: string): string {
  return disassemble(text)
}

/** The initial consonants of a text's Korean syllables: 그래픽카드 → ㄱㄹㅍㅋㄷ. Other characters stay. */
export function initialsOf(text: string): string {
  return Array.from(text, character => disassemble(character).slice(0, 1)).join('')
}

/** Whether a text consists of initial consonants only, which shoppers use as a shortcut. */
export function isInitials(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text)
}

/**
 * Undoes doubled or aspirated final consonants that phone keyboards produce on repeated presses: 그래픾 and 그래핔
 * → 그래픽. Source: assumed.
 */
export function withPlainEnd(letters: string): string {
  return letters.replace(/[ㅋㄲㅌㅍㅃㅆㅊㅉ]$/, end => plainOf[end] ?? end)
}

const plainOf: Readonly<Record<string, string>> = {
  ㅋ: 'ㄱ',
  ㄲ: 'ㄱ',
  ㅌ: 'ㄷ',
  ㅍ: 'ㅂ',
  ㅃ: 'ㅂ',
  ㅆ: 'ㅅ',
  ㅊ: 'ㅈ',
  ㅉ: 'ㅈ',
}
