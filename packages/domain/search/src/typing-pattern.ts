import { canBeChoseong, combineCharacter, disassemble, disassembleCompleteCharacter } from 'es-hangul'
import { readKeyword } from './keyword.ts'

/** The last letter, in Unicode order, that a typed letter may become: ㅗ may become ㅘ, ㅙ or ㅚ. Written in components. */
const lastBecome: Readonly<Record<string, string>> = {
  ㅗ: 'ㅗㅣ',
  ㅜ: 'ㅜㅣ',
  ㅡ: 'ㅡㅣ',
  ㄱ: 'ㄱㅅ',
  ㄴ: 'ㄴㅎ',
  ㄹ: 'ㄹㅎ',
  ㅂ: 'ㅂㅅ',
}
/**
 * The letter that a phone's key has at the first press. A second press may have been meant as the beginning of the next
 * syllable.
 */
const keyOf: Readonly<Record<string, string>> = { ㅋ: 'ㄱ', ㄲ: 'ㄱ', ㅌ: 'ㄷ', ㅍ: 'ㅂ', ㅆ: 'ㅅ', ㅊ: 'ㅈ' }

const anySpace = '\\s*'

/**
 * Creates a pattern for names that a text may be typed for. In Korean, single consonants are initials (ㄱㄹㅍ), and the
 * last syllable may be unfinished (그, 글, 그랲 and 그래픾 on the way to 그래픽). Spaces and capitals are ignored. Source:
 * assumed.
 *
 * @returns a pattern that matches the typed part of a name; null for an empty text
 */
export function typingPattern(typed: string): RegExp | null {
  const characters = Array.from(readKeyword(typed).replaceAll(' ', '')).flatMap(character =>
    /[ㄳ-ㅄ]/.test(character) ? Array.from(disassemble(character)) : [character],
  )
  const last = characters.length - 1
  if (last < 0) return null
  const pieces = characters.map((character, index) =>
    index === last ? unfinished(character) : finished(character),
  )
  return new RegExp(pieces.join(anySpace), 'i')
}

function finished(character: string): string {
  return canBeChoseong(character)
    ? `[${character}${syllables(character)}]`
    : character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')
}

function unfinished(character: string): string {
  const parts = disassembleCompleteCharacter(character)
  if (!parts) return finished(character)
  const { choseong, jungseong, jongseong } = parts
  if (jongseong === '') return `[${syllables(choseong, jungseong)}]`
  const next = jongseong.slice(-1)
  const before = combineCharacter(choseong, jungseong, jongseong.slice(0, -1))
  const closed = [jongseong, ...(keyOf[jongseong] ?? '')].map(end => {
    const upTo = combineCharacter(choseong, jungseong, lastBecome[end] ?? end)
    return `[${combineCharacter(choseong, jungseong, end)}-${upTo}]`
  })
  const begun = canBeChoseong(next) ? [`${before}${anySpace}[${syllables(next)}]`] : []
  return `(?:${[...closed, ...begun].join('|')})`
}

/** The range of syllables with an initial consonant, or with a consonant and a vowel. */
function syllables(initial: string, vowel?: string): string {
  const first = combineCharacter(initial, vowel ?? 'ㅏ')
  return `${first}-${combineCharacter(initial, lastBecome[vowel ?? ''] ?? vowel ?? 'ㅣ', 'ㅎ')}`
}

/**
 * Finds the first match of a pattern in a name.
 *
 * @returns start (inclusive) and end (exclusive), or null without a match
 */
export function partOf(name: string, pattern: RegExp | null): readonly [from: number, to: number] | null {
  const found = pattern?.exec(name)
  return found ? [found.index, found.index + found[0].length] : null
}
