/** One line of an estimate. */
export interface EstimateLine {
  readonly partId: string
  /** 1 to {@link mostOfPart}. */
  readonly quantity: number
}

/** "Quantities 1–100" (assumed). */
export const mostOfPart = 100
/** As many as the contract looks up at once (`findParts`). */
export const mostLines = 64

/** As the contract writes a part's id: a product's number, or s and a number. */
const partId = /^(?:[0-9]{1,12}|s[0-9]{1,6})$/

export function isPartId(text: string): boolean {
  return partId.test(text)
}

/** Brings a typed quantity to a whole number from 1 to {@link mostOfPart}; `before` where it is no number. */
export function quantityOf(typed: number, before: number): number {
  return Number.isFinite(typed) ? Math.min(mostOfPart, Math.max(1, Math.round(typed))) : before
}
