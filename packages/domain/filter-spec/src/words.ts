/** The longest keyword that the API takes. */
const maxKeywordLength = 100

/** Normalizes typed words: composed letters, single spaces, at most 100 characters. */
export function readWords(typed: string): string {
  const words = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  return Array.from(words).slice(0, maxKeywordLength).join('').trim()
}
