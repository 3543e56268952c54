// Figures come from hosts and from records that people typed: a value of the wrong type or size counts as missing.

/** Above any length, power or capacity of a part. */
const maxFigure = 1_000_000

/** Reads a length, power or capacity above 0. Databases write zero for an unknown value. */
export function readAmount(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value <= maxFigure ? value : null
}

/** Reads a whole number from 0. */
export function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxFigure
    ? value
    : null
}

export function readFlag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}

/** Reads a word; null if it is empty. */
export function readWord(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const word = value.trim()
  return word === '' ? null : word
}

/** Reads words; null if none is left. */
export function readWords(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const words = value.map(readWord).filter(word => word !== null)
  return words.length > 0 ? words : null
}

/** Reads the URL of a page that is safe to link to. */
export function readPage(value: unknown): string | null {
  const text = readWord(value)
  return text !== null && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null
}
