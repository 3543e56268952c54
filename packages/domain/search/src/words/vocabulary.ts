import brands from './brands.json' with { type: 'json' }
import makers from './makers.json' with { type: 'json' }
import modelNames from './model-names.json' with { type: 'json' }
import products from './products.json' with { type: 'json' }

/** The spellings of one word; the first is that of product names. */
export type Spellings = readonly [usual: string, ...others: string[]]

/**
 * Every spelling of a brand or of a kind of product, in lower case, with all spellings of its word. Makers come last, so
 * that initial consonants match kinds of products first.
 */
export const vocabulary = readWords([...brands.words, ...products.words, ...makers.words])

const productWords = readWords(products.words)

/** Parts of model names that makers write in either of two ways; neither is the usual one. */
const modelWords = readWords(modelNames.words)

/** Reads words in the form of `words.schema.json`; of two words with the same spelling the first keeps it. */
function readWords(lines: readonly string[]): ReadonlyMap<string, Spellings> {
  const words = new Map<string, Spellings>()
  for (const line of lines) {
    const [usual = '', ...others] = line.split(',')
    for (const spelling of line.toLowerCase().split(',')) {
      if (!words.has(spelling)) words.set(spelling, [usual, ...others])
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

/** Whether a word names a kind of product or a series, such as 마우스 and 그램. */
export function isProductWord(word: string): boolean {
  return productWords.has(word.toLowerCase())
}

/** Whether a word is part of model names. */
export function isModelWord(word: string): boolean {
  return modelWords.has(word.toLowerCase())
}

/** Writes a part of model names the other way, 프로 for pro; returns any other word in its usual spelling. */
export function otherSpelling(word: string): string {
  const key = word.toLowerCase()
  return modelWords.get(key)?.find(spelling => spelling !== key) ?? usualSpelling(word)
}
