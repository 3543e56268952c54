import { at } from '../catalogue/at.ts'
import type { Leaf } from '../catalogue/catalogue.ts'

/** A `searchable` text for all rows of a leaf, because searching one text is faster than searching thousands. */
export interface SearchTexts {
  readonly text: string
  /** The start of each row's text, and the end of the last. */
  readonly starts: Uint32Array
}

/** Normalizes text for searches: composed Korean, no spaces, case-insensitive. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '')
}

/** The words of a keyword, as `searchable` text. */
export function wordsOf(keyword: string): readonly string[] {
  return keyword.split(/\s+/).filter(Boolean).map(searchable)
}

/** The names and makers of all rows of a leaf. */
export function searchTextsOf({ items }: Leaf, makers: readonly string[]): SearchTexts {
  return joinTexts(items.size, row => [items.text(row).name, at(makers, at(items.makers, row))])
}

/** The key specs of all rows of a leaf, by which 27인치 모니터 and 기계식 키보드 are found. */
export function specTextsOf({ items }: Leaf): SearchTexts {
  return joinTexts(items.size, row => items.text(row).keySpecs)
}

/** A line break after every part of a row: no word has one. */
function joinTexts(size: number, partsOf: (row: number) => readonly string[]): SearchTexts {
  const starts = new Uint32Array(size + 1)
  let text = ''
  for (let row = 0; row < size; row++) {
    for (const part of partsOf(row)) text += `${searchable(part)}\n`
    starts[row + 1] = text.length
  }
  return { text, starts }
}

/** The names that a category's name consists of: 외장SSD and 외장하드, or CPU 쿨러 and 공랭. */
export function kindsOf(categoryName: string): readonly string[] {
  return categoryName.split(/[·()]/).map(searchable)
}

/**
 * Calls back for each row that contains a word.
 *
 * @param visit takes the row, and where in the text it starts and first has the word
 */
export function eachHolding(
  { text, starts }: SearchTexts,
  word: string,
  visit: (row: number, start: number, found: number) => void,
): void {
  let row = 0
  for (let found = text.indexOf(word); found >= 0; found = text.indexOf(word, at(starts, row))) {
    while (at(starts, row + 1) <= found) row++
    visit(row, at(starts, row), found)
    row++
  }
}

/** Flags the rows that contain a word. */
export function rowsHolding(texts: SearchTexts, word: string): Uint8Array {
  const rows = new Uint8Array(texts.starts.length - 1)
  eachHolding(texts, word, row => {
    rows[row] = 1
  })
  return rows
}
