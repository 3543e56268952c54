/** The most that anything costs, in won (assumed): more is a host's mistake. */
const mostWon = 10_000_000_000

/** A price in won that can be one: a whole number above 0. "12345" is a text, and 0 is no price (assumed). */
export function readPrice(found: unknown): number | null {
  return Number.isSafeInteger(found) && typeof found === 'number' && found > 0 && found <= mostWon
    ? found
    : null
}

/** How many there are; 0 for what is no number of things. */
export function readCount(found: unknown): number {
  return isCount(found) ? found : 0
}

/** The counts of a record that are some; the others are not known. */
export function readCounts(found: unknown): Readonly<Record<string, number>> {
  if (typeof found !== 'object' || found === null) return {}
  const counts = Object.entries(found).filter((entry): entry is [string, number] => isCount(entry[1]))
  return Object.fromEntries(counts)
}

/** A text; '' for what is none. */
export function readText(found: unknown): string {
  return typeof found === 'string' ? found : ''
}

function isCount(found: unknown): found is number {
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0
}
