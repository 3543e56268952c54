import { disassemble, disassembleCompleteCharacter } from 'es-hangul'
import { editDistance } from './edit-distance.ts'
import { otherReading } from './other-reading.ts'
import { splitIntoKnown } from './split-keyword.ts'
import { isKnown, vocabulary } from './words/vocabulary.ts'

interface KnownWord {
  readonly word: string
  /** The word in Korean letters: 램 becomes ㄹㅐㅁ. */
  readonly letters: string
  readonly initials: string
}

const knownWords = Array.from(
  vocabulary.keys(),
  (word): KnownWord => ({ word, letters: disassemble(word), initials: initialsOf(word) }),
)

/** The initial consonants of the Korean letters of a word; other characters have none. */
function initialsOf(word: string): string {
  return Array.from(word, letter => disassembleCompleteCharacter(letter)?.choseong ?? '').join('')
}

/** Expands initial consonants to the word that they abbreviate: ㄴㅌㅂ becomes 노트북. Null if a word is unknown. */
export function fromInitials(keyword: string): string | null {
  const words = keyword.split(' ').map(word => (isInitials(word) ? wordOf(word) : word))
  if (!words.includes(undefined)) return words.join(' ')
  const joined = keyword.replaceAll(' ', '')
  return (isInitials(joined) && wordOf(joined)) || null
}

function isInitials(word: string): boolean {
  return /^[ㄱ-ㅎ]{2,}$/.test(disassemble(word))
}

function wordOf(initials: string): string | undefined {
  const wanted = disassemble(initials)
  return knownWords.find(({ word, initials }) => initials === wanted && word.length === wanted.length)?.word
}

/**
 * Converts the words of a keyword to the keyboard's other layout, except known words, which may also end a word: ㅣㅎ그램.
 */
export function onOtherLayout(keyword: string): string {
  return keyword.split(' ').map(onOtherKeys).join(' ')
}

function onOtherKeys(word: string): string {
  const [, keys = word, known = ''] = /^([ㄱ-ㅣ]+)([가-힣]+)$/.exec(word) ?? []
  if (isKnown(word)) return word
  return isKnown(known) ? (otherReading(keys) ?? keys) + known : (otherReading(word) ?? word)
}

/** Corrects typing errors in the words of a keyword. Short words, and those with digits, are left alone (assumed). */
export function withoutTypingErrors(keyword: string): string {
  return keyword
    .split(' ')
    .map(word => (isKnown(word) ? word : (nearest(word) ?? word)))
    .join(' ')
}

function nearest(typed: string): string | undefined {
  const letters = disassemble(typed.toLowerCase())
  if (/\d/.test(letters) || typed.length < 2) return undefined
  let limit = letters.length < 5 ? 0 : letters.length < 9 ? 1 : 2
  let near: string | undefined
  for (const { word, letters: others } of knownWords) {
    if (word.length < 2) continue
    const distance = editDistance(letters, others, limit)
    if (distance > limit) continue
    near = word
    limit = distance - 1
  }
  return near
}

/**
 * Whether another keyword contains every known word of a keyword, in any spelling. A compound such as 폰케이스 counts as
 * two words.
 */
export function containsKnownWords(keyword: string, other: string): boolean {
  const text = other.replaceAll(' ', '').toLowerCase()
  return keyword
    .split(' ')
    .flatMap(splitIntoKnown)
    .filter(isKnown)
    .flatMap(word => [vocabulary.get(word.toLowerCase()) ?? [word]])
    .every(spellings => spellings.some(spelling => text.includes(spelling.toLowerCase())))
}
