import { at } from '../catalogue/at.ts'
import type { Leaf } from '../catalogue/catalogue.ts'
import type { Steps } from './in-steps.ts'

/** A `searchable` text for all rows of a leaf, because searching one text is faster than searching thousands. */
export interface SearchTexts {
  readonly text: string
  /** The start of each row's text, and the end of the last. */
  readonly starts: Uint32Array
  /** What begins at each letter, see {@link begins}. */
  readonly begins: Uint8Array
}

/**
 * What begins at a letter: nothing, since it stands inside a word; a part of a word, such as S25 in 갤럭시S25; or a word
 * after a space.
 */
export const begins = { nothing: 0, part: 1, word: 2 } as const

/** Normalizes text for searches: composed Korean, no spaces, case-insensitive. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '')
}

/** The words of a keyword, as `searchable` text. What shall come with a product is one word: 원두 증정. */
export function wordsOf(keyword: string): readonly string[] {
  return keyword
    .replace(/(\S)\s+(?=(?:증정|미?포함)(?!\S))/g, '$1')
    .split(/\s+/)
    .filter(Boolean)
    .map(searchable)
}

/** The names and makers of all rows of a leaf. */
export function searchTextsOf({ items }: Leaf, makers: readonly string[]): Steps<SearchTexts> {
  return joinTexts(items.size, row => [items.text(row).name, at(makers, at(items.makers, row))])
}

/** The key specs of all rows of a leaf, by which 27인치 모니터 and 기계식 키보드 are found. */
export function specTextsOf({ items }: Leaf): Steps<SearchTexts> {
  return joinTexts(items.size, row => items.text(row).keySpecs)
}

/** A step is a row. A line break follows every part of it: no word has one. */
function* joinTexts(size: number, partsOf: (row: number) => readonly string[]): Steps<SearchTexts> {
  const starts = new Uint32Array(size + 1)
  let text = ''
  /** The places where words begin, which the text without spaces does not show. */
  const words: number[] = []
  for (let row = 0; row < size; row++) {
    for (const part of partsOf(row)) {
      for (const word of part.normalize('NFC').toLowerCase().split(/\s+/)) {
        words.push(text.length)
        text += word
      }
      text += '\n'
    }
    starts[row + 1] = text.length
    yield
  }
  return { text, starts, begins: beginsIn(text, words) }
}

function beginsIn(text: string, words: readonly number[]): Uint8Array {
  const found = new Uint8Array(text.length)
  let before = 0
  for (let place = 0; place < text.length; place++) {
    const script = scriptOf(text.charCodeAt(place))
    if (script === scripts.none || script !== before) found[place] = begins.part
    before = script
  }
  for (const place of words) found[place] = begins.word
  return found
}

const scripts = { none: 0, digits: 1, latin: 2, korean: 3 } as const

function scriptOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return scripts.digits
  if (code >= 0x61 && code <= 0x7a) return scripts.latin
  return code >= 0xac00 && code <= 0xd7a3 ? scripts.korean : scripts.none
}

/** The names that a category's name consists of: 외장SSD and 외장하드, or CPU 쿨러 and 공랭. */
export function kindsOf(categoryName: string): readonly string[] {
  return categoryName.split(/[·()]/).map(searchable)
}

/**
 * Calls back for each row that contains a word. Spaces are ignored, but what begins inside a word must end in it: 램프 is
 * not in 그램 프로. Two Latin letters are a word of their own: LG is not in LGA1700, and no number begins inside another: 2TB is not in 12TB. The mall before a name in brackets
 * is found by its whole name, with brackets or without: [모니터존] sells no 모니터. What comes with a product is not what it is: 원두 is not in
 * (원두 증정), nor 케이블 in 케이블 포함 (assumed).
 *
 * @param visit takes the row, and where in the text it starts and first has the word
 * @param isWithinCodes whether a word of Latin letters may be a part of a model's code
 */
export function eachHolding(
  texts: SearchTexts,
  word: string,
  visit: (row: number, start: number, found: number) => void,
  isWithinCodes = true,
): void {
  const { text, starts, begins: beginnings } = texts
  let row = 0
  let found = text.indexOf(word)
  while (found >= 0) {
    while (at(starts, row + 1) <= found) row++
    const start = at(starts, row)
    if (
      isAcross(beginnings, word, found) ||
      isCut(texts, word, found) ||
      isCutNumber(texts, word, found) ||
      isPartOfMall(text, word, start, found) ||
      isOfAccessory(text, word, found) ||
      (!isWithinCodes && isOfCode(texts, word, found))
    ) {
      found = text.indexOf(word, found + 1)
      continue
    }
    visit(row, start, found)
    row++
    found = text.indexOf(word, at(starts, row))
  }
}

/** Follows what comes with a product, or does not: neither '케이블 포함' nor '케이블 미포함' is a cable. */
const ofAccessories = ['증정', '포함', '미포함']

function isAcross(beginnings: Uint8Array, word: string, found: number): boolean {
  return (
    beginnings[found] === begins.nothing &&
    beginnings.subarray(found, found + word.length).includes(begins.word)
  )
}

function isCut({ text, begins: beginnings }: SearchTexts, word: string, found: number): boolean {
  if (word.length !== 2) return false
  const isWithin = (place: number) =>
    beginnings[place] === begins.nothing && scriptOf(text.charCodeAt(place)) === scripts.latin
  return /^[a-z]{2}$/.test(word) && (isWithin(found) || isWithin(found + 2))
}

/** Whether a number begins inside another one: 2TB in 12TB, and 6인치 in 15.6인치. */
function isCutNumber({ text, begins: beginnings }: SearchTexts, word: string, found: number): boolean {
  return (
    beginnings[found] !== begins.word &&
    /^\d/.test(word) &&
    /\d\.?$/.test(text.slice(Math.max(0, found - 2), found))
  )
}

function isPartOfMall(text: string, word: string, start: number, found: number): boolean {
  if (text[start] !== '[') return false
  const end = text.indexOf(']', start)
  const isWhole = found <= start + 1 && found + word.length >= end
  return found < end && !isWhole
}

function isOfAccessory(text: string, word: string, found: number): boolean {
  const end = found + word.length
  return ofAccessories.some(said => text.startsWith(said, end))
}

/** Whether a word of Latin letters is a part of a longer one, or of a code: LG in EDQ08LG and A2-LG794, but RTX is not in RTX5060. */
function isOfCode({ text, begins: beginnings }: SearchTexts, word: string, found: number): boolean {
  if (!/^[a-z]+$/.test(word)) return false
  const end = found + word.length
  return (
    (beginnings[found] !== begins.word && /[a-z\d-]/.test(text[found - 1] ?? '')) ||
    (beginnings[end] !== begins.word && /[a-z]/.test(text[end] ?? ''))
  )
}

/** Flags the rows that contain a word, see {@link eachHolding}. */
export function rowsHolding(texts: SearchTexts, word: string, isWithinCodes = true): Uint8Array {
  const rows = new Uint8Array(texts.starts.length - 1)
  const flagRow = (row: number) => {
    rows[row] = 1
  }
  eachHolding(texts, word, flagRow, isWithinCodes)
  return rows
}
