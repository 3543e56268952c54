import { usualSpelling, vocabulary } from './words/vocabulary.ts'

const units: Readonly<Record<string, string>> = {
  기가: 'GB',
  기가바이트: 'GB',
  테라: 'TB',
  테라바이트: 'TB',
  와트: 'W',
  헤르츠: 'Hz',
  리터: 'L',
  킬로: 'kg',
  킬로그램: 'kg',
}
const longestFirst = Object.keys(units).sort((a, b) => b.length - a.length)
const measure = new RegExp(`(\\d+)\\s*(${longestFirst.join('|')})`, 'g')

/** Korean beside a model's number or its letters; one digit or letter belongs to its word (라이젠5, 비타민C). */
const beside =
  /(?<=[가-힣])(?=[a-z]*\d[a-z\d]|[a-z]{2,}|[a-z]\d)|(?<=[a-z]{2})(?=[가-힣])|(?<=\d)(?=[가-힣]{3})/gi
/** Between the name and the number of a model: rtx-5060, rtx5070ti. */
const within = /[-_/·]|(?<=[a-z]{2})(?=\d{3})|(?<=\d{3})(?=(?:ti|super|xt|pro|plus|max|ultra)\b)/gi

/** Korean units of figures as names of products have them: 32기가 is 32GB. */
function withUsualUnits(keyword: string): string {
  const converted = keyword.replace(
    measure,
    (_, figure: string, unit: string) => `${figure}${units[unit] ?? unit} `,
  )
  return converted.replace(/\s+/g, ' ').trim()
}

/** A keyword with the parts of model names and compounds apart: rtx-5060, 게이밍노트북. */
export function loosened(keyword: string): string {
  return keyword.replace(within, ' ').split(' ').filter(Boolean).flatMap(joinedWords).join(' ')
}

/**
 * The words of a keyword in their usual spelling, Korean apart from what is not (assumed).
 *
 * @param next as {@link usualSpelling} takes it
 */
export function inUsualWords(keyword: string, next = false): string {
  return withUsualUnits(keyword)
    .split(' ')
    .flatMap(word => usualWords(word, next))
    .join(' ')
}

function usualWords(word: string, next: boolean): readonly string[] {
  if (vocabulary.has(word.toLowerCase())) return [usualSpelling(word, next)]
  const usual = joinedWords(word).map(part => usualSpelling(part, next))
  if (usual.join('') !== word) return usual
  const apart = word.split(beside)
  return apart.length > 1 ? apart.flatMap(part => usualWords(part, next)) : [word]
}

/** Longer than any compound, and short enough to try every cut. */
const maxWordLength = 20

/** The words of the table that make up a word (엘지티비), longer ones first; the word itself where none do. */
function joinedWords(word: string): readonly string[] {
  return (word.length > maxWordLength ? null : partsOf(word)) ?? [word]
}

function partsOf(word: string): readonly string[] | null {
  if (word === '') return []
  for (let end = word.length; end > 0; end--) {
    if (!vocabulary.has(word.slice(0, end).toLowerCase())) continue
    const others = partsOf(word.slice(end))
    if (others) return [word.slice(0, end), ...others]
  }
  return null
}
