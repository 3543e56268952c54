import { isKnown, isModelWord, usualSpelling } from './words/vocabulary.ts'

const units: Readonly<Record<string, string>> = {
  기가: 'GB',
  기가바이트: 'GB',
  테라: 'TB',
  테라바이트: 'TB',
  와트: 'W',
  헤르츠: 'Hz',
  리터: 'L',
  밀리: 'ml',
  밀리리터: 'ml',
  미리: 'ml',
  킬로: 'kg',
  킬로그램: 'kg',
  키로: 'kg',
  키로그램: 'kg',
  평형: '평',
  제곱미터: '㎡',
}
const longestFirst = Object.keys(units).sort((a, b) => b.length - a.length)
const measure = new RegExp(`(\\d+)\\s*(${longestFirst.join('|')})`, 'g')

/**
 * The boundary between Korean and a model's number or letters. A single digit or letter belongs to the Korean word
 * (라이젠5, 비타민C).
 */
const scriptBoundary =
  /(?<=[가-힣])(?=[a-z]*\d[a-z\d]|[a-z]{2,}|[a-z]\d)|(?<=[a-z]{2})(?=[가-힣])|(?<=\d)(?=[가-힣]{3})/gi
/** The boundary between the name and the number of a model: rtx-5060, rtx5070ti. */
const modelBoundary = /[-_/·]|(?<=[a-z]{2})(?=\d{3})|(?<=\d{2})(?=(?:ti|super|xt|pro|plus|max|ultra)\b)/gi

/** The series in i5-14400F and i514400f, which a CPU's name writes separately: 코어i5-14세대 14400F. */
const intelSeries = /\b(i[3579])-?(?=\d{4})/gi

/** 1 TB, which product names write as 1TB. */
const apart = /(\d)\s+(?=(?:[KMGT]B|[kMG]?Hz|k?W|k?g|mm|cm|ml|L|mAh|Wh|인치|평|㎡)(?![a-z\d가-힣]))/gi

/** 1000GB and 2048GB, which product names write as 1TB and 2TB. */
const wholeTerabytes = /(?<![\d.])((?:[1-9]|1\d)000|1024|2048|4096|8192)\s?GB(?![a-z\d가-힣])/gi

/** 27", 32” and 15.6''. */
const inches = /(\d)\s*(?:["”″]|''|’’)/g

/** Converts Korean units and the sign for inches to the units in product names: 32기가 is 32GB, 27" is 27인치. */
export function withUsualUnits(keyword: string): string {
  const converted = keyword
    .replace(intelSeries, '$1 ')
    .replace(inches, '$1인치 ')
    .replace(apart, '$1')
    .replace(measure, (_, figure: string, unit: string) => `${figure}${units[unit] ?? unit} `)
    .replace(wholeTerabytes, (_, gigabytes: string) => `${Math.floor(Number(gigabytes) / 1000)}TB`)
  return converted.replace(/\s+/g, ' ').trim()
}

/** Splits model names and compounds of a keyword: rtx-5060, iphone17pro, 27인치모니터, 기계식키보드. */
export function splitCompounds(keyword: string): string {
  return keyword.replace(modelBoundary, ' ').split(' ').filter(Boolean).flatMap(splitWord).join(' ')
}

function splitWord(word: string): readonly string[] {
  if (isKnown(word) || word.length > longest) return [word]
  const parts = partsOf(word) ?? partsOf(word, isPartOfModel) ?? []
  return parts.length > 1 ? parts : (knownWordApart(word) ?? [word])
}

function isPartOfModel(text: string): boolean {
  return isKnown(text) || isModelWord(text) || /^\d+(?:인치|인용)?$/.test(text)
}

/**
 * Splits a Korean compound of a known and an unknown word: 캡슐커피, 홍삼스틱. A known last word is preferred, because it names
 * the kind of product.
 */
function knownWordApart(word: string): readonly string[] | null {
  if (!/^[가-힣]+$/.test(word)) return null
  const splits = Array.from({ length: word.length - 3 }, (_, place) => [
    word.slice(0, place + 2),
    word.slice(place + 2),
  ])
  return (
    splits.find(([, last = '']) => isKnown(last)) ?? splits.findLast(([first = '']) => isKnown(first)) ?? null
  )
}

/**
 * Converts the words of a keyword to their usual spelling, and splits Korean from other characters (assumed).
 *
 * @param spell returns the spelling of a word
 */
export function inUsualWords(keyword: string, spell = usualSpelling): string {
  return pairsJoined(withUsualUnits(keyword).split(' '))
    .flatMap(word => usualWords(word, spell))
    .join(' ')
}

/**
 * Joins two words if they are one known word (Cooler Master), another spelling of one (하드 디스크, galaxy tab), or a word
 * that the first one abbreviates (파워 서플라이).
 */
function pairsJoined(words: readonly string[]): readonly string[] {
  const [first, second, ...rest] = words
  if (first === undefined || second === undefined) return words
  const pair = [`${first} ${second}`, first + second].find(
    (words, place) =>
      isKnown(words) && (place === 0 || usualSpelling(words) !== words || usualSpelling(first) === words),
  )
  return pair === undefined ? [first, ...pairsJoined([second, ...rest])] : [pair, ...pairsJoined(rest)]
}

function usualWords(word: string, spell: typeof usualSpelling): readonly string[] {
  if (isKnown(word)) return [spell(word)]
  const usual = splitIntoKnown(word).map(part => spell(part))
  if (usual.join('') !== word) return usual
  const [, kind = '', size = ''] = measured.exec(word) ?? []
  if (isKnown(kind)) return [spell(kind), size]
  const [, name = '', number = ''] = numbered.exec(word) ?? []
  if (isKnown(name) && spell(name) !== name) return [spell(name) + number]
  const apart = word.split(scriptBoundary)
  return apart.length > 1 ? apart.flatMap(part => usualWords(part, spell)) : [word]
}

/** A kind of product with a measure: ssd1tb. */
const measured = /^(.*\D)(\d+(?:gb|tb|hz|w|kg|l|ml|인치|인용))$/i
/** A name with its number: 갤북4, wifi7. */
const numbered = /^(.*\D)(\d{1,2})$/

/** The maximum length of a compound, which also limits the number of splits to try. */
const longest = 20

/** Splits a word into known words (엘지티비), preferring longer ones; returns the word itself if that fails. */
export function splitIntoKnown(word: string): readonly string[] {
  return (word.length > longest ? null : partsOf(word)) ?? [word]
}

function partsOf(word: string, isPart = isKnown): readonly string[] | null {
  /** By start index: the parts from there to the end. Computed from the back, so that no index is split twice. */
  const partsFrom = new Map<number, readonly string[]>([[word.length, []]])
  for (let start = word.length - 1; start >= 0; start--) {
    for (let end = word.length; end > start; end--) {
      const others = partsFrom.get(end)
      if (!others || !isPart(word.slice(start, end))) continue
      partsFrom.set(start, [word.slice(start, end), ...others])
      break
    }
  }
  return partsFrom.get(0) ?? null
}
