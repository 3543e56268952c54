/** The largest plausible amount of money, in won (assumed): a larger one is a host's mistake. */
const maxWon = 10_000_000_000
/** The limit for all other numbers (assumed). */
const maxNumber = 1e12

/** Represents a value that does not match its schema. */
export const malformed = Symbol('malformed')

/**
 * Checks a single value.
 *
 * @param kind a letter of `AnswerSchema`
 * @returns the value, with ids and digits as strings; {@link malformed} if it does not match
 */
export function sanitizeScalar(value: unknown, kind: string): unknown {
  switch (kind) {
    case 's':
      // Ids may be numbers.
      return typeof value === 'string' ? value : Number.isSafeInteger(value) ? `${value}` : malformed
    case 'd':
      return (typeof value === 'string' || isInteger(value)) && /^\d+$/.test(`${value}`)
        ? `${value}`
        : malformed
    case 'b':
      return typeof value === 'boolean' ? value : malformed
    case 'p':
      return isInteger(value) && value > 0 && value <= maxWon ? value : malformed
    case 'w':
      return isInteger(value) && value >= 0 && value <= maxWon ? value : malformed
    case 'c':
      return isInteger(value) && value >= 0 && value < maxNumber ? value : malformed
    case 'i':
      return isInteger(value) && Math.abs(value) < maxNumber ? value : malformed
    case 'n':
      return typeof value === 'number' && Math.abs(value) < maxNumber ? value : malformed
    default:
      return value
  }
}

function isInteger(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}
