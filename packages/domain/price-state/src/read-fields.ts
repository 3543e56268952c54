/** The maximum price in won (assumed): anything above is a host's error. */
const maxWon = 10_000_000_000

/** Reads a valid price in won: a whole number above 0. The text "12345" and 0 are not prices (assumed). */
export function readPrice(found: unknown): number | null {
  return Number.isSafeInteger(found) && typeof found === 'number' && found > 0 && found <= maxWon
    ? found
    : null
}

/** Reads a count; 0 if it is invalid. */
export function readCount(found: unknown): number {
  return isCount(found) ? found : 0
}

/** Keeps the valid counts of a record; invalid ones are unknown. */
export function readCounts(found: unknown): Readonly<Record<string, number>> {
  if (typeof found !== 'object' || found === null) return {}
  const counts = Object.entries(found).filter((entry): entry is [string, number] => isCount(entry[1]))
  return Object.fromEntries(counts)
}

/** Reads a text; '' if it is invalid. */
export function readText(found: unknown): string {
  return typeof found === 'string' ? found : ''
}

function isCount(found: unknown): found is number {
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0
}
