import { at } from '../catalogue/at.ts'
import type { Leaf } from '../catalogue/catalogue.ts'
import type { CategoryRun, LeafRun } from './category-run.ts'
import { begins, eachHolding, kindsOf, type SearchTexts, searchable, wordsOf } from './search-text.ts'

/** The score of a word by its place; the best place in a row counts. */
const worth = {
  categoryIs: 8,
  /** The last word of a Korean compound says what it is: a 게이밍 모니터 is a 모니터, a CPU 쿨러 no CPU. */
  categoryEnds: 7,
  nameIs: 6,
  nameBegins: 5,
  nameEarly: 4,
  category: 3,
  name: 2,
  beside: 1,
  /** Inside another word: 침대 in 받침대. */
  inside: 1,
} as const

/**
 * How well each row of a category matches a keyword, by where its words are: in the category's name, at the beginning
 * of the item's name, in its rest, or in brackets (malls, variants). A row whose name
 * lacks a word is scored by the other words. Source: assumed.
 */
export function relevanceOf(
  leaves: readonly LeafRun[],
  textsOf: (leaf: Leaf) => SearchTexts,
  run: CategoryRun,
  keyword: string,
): Uint16Array {
  const scores = new Uint16Array(run.size)
  const words = wordsOf(keyword)
  const [whole = ''] = words.length > 1 ? [words.join('')] : []
  for (const leaf of leaves) {
    if (leaf.start < run.start || leaf.start >= run.start + run.size) continue
    const own = scores.subarray(leaf.start - run.start, leaf.start - run.start + leaf.size)
    const texts = textsOf(leaf.leaf)
    for (const word of words) addWorth(own, leaf, texts, word, worth.categoryIs)
    // Adjacent words score higher than the same words apart, but a name's own words decide: the CPU 라이젠7-6세대 9800X3D
    // comes before the PCs with a 라이젠7 9800X3D.
    if (whole !== '') addWorth(own, leaf, texts, whole, worth.name)
  }
  return scores
}

/** @param most what a place in a name can be worth */
function addWorth(
  scores: Uint16Array,
  { node }: LeafRun,
  texts: SearchTexts,
  word: string,
  most: number,
): void {
  const ofCategory = worthInCategory(node.name, word)
  const worths = new Uint8Array(scores.length).fill(ofCategory)
  eachHolding(texts, word, (row, start, found) => {
    worths[row] = Math.max(ofCategory, Math.min(most, worthInName(texts, start, found, word.length)))
  })
  for (let row = 0; row < scores.length; row++) scores[row] = at(scores, row) + at(worths, row)
}

function worthInCategory(name: string, word: string): number {
  const kinds = kindsOf(name)
  if (kinds.includes(word)) return worth.categoryIs
  // A 얼음정수기 is a 정수기, though refrigerators are named so as well.
  if (kinds.some(kind => kind.endsWith(word) || (kind.length > 1 && word.endsWith(kind)))) {
    return worth.categoryEnds
  }
  return searchable(name).includes(word) ? worth.category : 0
}

/** The number of letters that count as the beginning of a name; built-in parts are named after them. */
const early = 14

/** @param found where the text first has the word, in the row that starts at `start` */
function worthInName(
  { text, begins: beginnings }: SearchTexts,
  start: number,
  found: number,
  length: number,
): number {
  const nameEnd = text.indexOf('\n', start)
  if (found > nameEnd) return worth.name
  const beginning = text[start] === '[' ? text.indexOf(']', start) + 1 : start
  const bracket = text.indexOf('(', beginning)
  if (found < beginning || (bracket >= 0 && bracket < found)) return worth.beside
  const maker = text.slice(nameEnd + 1, text.indexOf('\n', nameEnd + 1))
  const isMaker = found === beginning
  const isNext = found === beginning + maker.length && text.startsWith(maker, beginning)
  const end = found + length
  const isEndOfMaker = end === beginning + maker.length && text.startsWith(maker, beginning)
  if (beginnings[found] === begins.nothing && !isEndOfMaker) return worth.inside
  if (isPartOfCode(text, found) && beginnings[found] !== begins.word) return worth.name
  if (!isMaker && !isNext) return found - beginning < early ? worth.nameEarly : worth.name
  return isKorean(text, end - 1) && isKorean(text, end) ? worth.nameBegins : worth.nameIs
}

/** Whether a number follows a Latin letter: G5090 is another model than RTX 5090. */
function isPartOfCode(text: string, found: number): boolean {
  return /^[a-z]\d/.test(text.slice(found - 1, found + 1))
}

/** Whether a syllable follows: 갤럭시 continues in 갤럭시북, but not in 갤럭시S25. */
function isKorean(text: string, place: number): boolean {
  return /[가-힣]/.test(text[place] ?? '')
}

/** Moves the better matches of a list to the front, leaving equal ones in their order. */
export function byRelevance(refs: Uint32Array, scoreOf: (ref: number) => number): Uint32Array {
  return refs.toSorted((a, b) => scoreOf(b) - scoreOf(a))
}
