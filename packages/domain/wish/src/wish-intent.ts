/** A product that a visitor wanted to save before logging in. */
export interface WishIntent {
  readonly itemId: string
  /** When it was pressed, in milliseconds since 1970. */
  readonly time: number
}

/** How long the way to the login and back may take, in milliseconds (assumed). */
const longestWay = 15 * 60_000

/** Checks what the device kept; null for anything else. */
export function readWishIntent(found: unknown): WishIntent | null {
  if (typeof found !== 'object' || found === null) return null
  const { itemId, time }: Readonly<Record<string, unknown>> = { ...found }
  return typeof itemId === 'string' && itemId !== '' && typeof time === 'number' ? { itemId, time } : null
}

/** The product to save now: null without an intent, or after too long a way. */
export function intendedItem(intent: WishIntent | null, now: number): string | null {
  if (intent === null) return null
  const age = now - intent.time
  return age >= 0 && age <= longestWay ? intent.itemId : null
}
