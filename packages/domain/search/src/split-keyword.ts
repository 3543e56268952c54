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

/**
 * The boundary between Korean and a model's number or letters; a single digit or letter belongs to its word (라이젠5,
 * 비타민C).
 */
const beside =
  /(?<=[가-힣])(?=[a-z]*\d[a-z\d]|[a-z]{2,}|[a-z]\d)|(?<=[a-z]{2})(?=[가-힣])|(?<=\d)(?=[가-힣]{3})/gi
/** The boundary between the name and the number of a model: rtx-5060, rtx5070ti. */
const within = /[-_/·]|(?<=[a-z]{2})(?=\d{3})|(?<=\d{3})(?=(?:ti|super|xt|pro|plus|max|ultra)\b)/gi

/** Converts Korean units to those of product names: 32기가 becomes 32GB. */
function withUsualUnits(keyword: string): string {
  const converted = keyword.replace(
    measure,
    (_, figure: string, unit: string) => `${figure}${units[unit] ?? unit} `,
  )
  return converted.replace(/\s+/g, ' ').trim()
}

/** Splits model names and compounds of a keyword: rtx-5060, 게이밍노트북. */
export function loosened(keyword: string): string {
  return keyword.replace(within, ' ').split(' ').filter(Boolean).flatMap(joinedWords).join(' ')
}

/**
 * Converts the words of a keyword to their usual spelling, with Korean split from other characters (assumed).
 *
 * @param next see {@link usualSpelling}
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

/** Longer than any compound, and short enough to try every split. */
const longest = 20

/** Splits a word into known words (엘지티비), preferring longer ones; returns the word itself if that fails. */
function joinedWords(word: string): readonly string[] {
  return (word.length > longest ? null : partsOf(word)) ?? [word]
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
