import { brandWords } from './brand-words.ts'
import { makerWords } from './maker-words.ts'
import { productWords } from './product-words.ts'

/** The spellings of one word; the first is that of product names. */
export type Spellings = readonly [usual: string, ...others: string[]]

/** Every spelling of a brand or of a kind of product, in lower case, with all spellings of its word. */
export const vocabulary: ReadonlyMap<string, Spellings> = readTable(
  `${brandWords}${productWords}${makerWords}`,
)

const products = readTable(productWords)

/** Whether a word names a kind of product or a series, such as 마우스 and 그램. */
export function isProductWord(word: string): boolean {
  return products.has(word.toLowerCase())
}

function readTable(table: string): ReadonlyMap<string, Spellings> {
  const words = new Map<string, Spellings>()
  for (const line of table.split('\n')) {
    const [usual = '', ...others] = line.split(' ').map(word => word.replaceAll('_', ' '))
    for (const spelling of [usual, ...others]) {
      const key = spelling.toLowerCase()
      if (key !== '' && !words.has(key)) words.set(key, [usual, ...others])
    }
  }
  return words
}

/** Whether a word is a brand, a kind of product or a category, and so never corrected. */
export function isKnown(word: string): boolean {
  return vocabulary.has(word.toLowerCase())
}

/** Converts a word to its usual spelling; returns it as typed if only capitals differ, or if it is unknown. */
export function usualSpelling(word: string): string {
  const spellings = vocabulary.get(word.toLowerCase())
  return !spellings || spellings[0].toLowerCase() === word.toLowerCase() ? word : spellings[0]
}

/** Converts a word that was not typed as usual to the spelling after the usual one. */
export function nextSpelling(word: string): string {
  const usual = usualSpelling(word)
  return usual === word ? word : (vocabulary.get(word.toLowerCase())?.[1] ?? usual)
}
