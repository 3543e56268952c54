/** Maximum length of a keyword in the API. */
const longest = 100

/** Normalizes typed words: composed letters, single spaces, at most 100 characters. */
export function readWords(typed: string): string {
  const words = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  return Array.from(words).slice(0, longest).join('').trim()
}
