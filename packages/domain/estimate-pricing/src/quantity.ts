/** The maximum quantity of a part or of whole PCs in an estimate or an order (assumed). The default is 1. */
export const maxPieces = 100

/**
 * Normalizes a typed quantity to a whole number from 1 to {@link maxPieces}; returns `before` if it is not a number.
 */
export function quantityOf(typed: number, before: number): number {
  return Number.isFinite(typed) ? Math.min(maxPieces, Math.max(1, Math.round(typed))) : before
}
