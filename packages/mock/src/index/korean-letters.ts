import { disassemble } from 'es-hangul'

/** A text in single letters: what is still being composed (그랲) begins what it will become (그래픽). */
export function lettersOf(text: string): string {
  return disassemble(text)
}

/** The initial consonants of a text's Korean syllables: 그래픽카드 → ㄱㄹㅍㅋㄷ. Other characters stay. */
export function initialsOf(text: string): string {
  return Array.from(text, character => disassemble(character).slice(0, 1)).join('')
}

/** Whether a text is nothing but consonants, as shoppers type who are in a hurry. */
export function isInitials(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text)
}

/**
 * The last consonant of a syllable without what a phone's keyboard made of it while the same key was pressed again:
 * 그래픾 and 그래핔 → 그래픽. Source: assumed.
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
