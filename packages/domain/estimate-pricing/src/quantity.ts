/** The most of one thing in an estimate or an order: of a part, and of whole PCs (assumed). The default is 1. */
export const mostPieces = 100

/** Brings a typed quantity to a whole number from 1 to {@link mostPieces}; `before` where it is no number. */
export function quantityOf(typed: number, before: number): number {
  return Number.isFinite(typed) ? Math.min(mostPieces, Math.max(1, Math.round(typed))) : before
}
