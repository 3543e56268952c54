import type { PaymentTerms } from '../offer/payment-terms.ts'
import { maxPieces } from './choices.ts'

/** Quantities above one, by item id. A quantity belongs to one product. */
export type Quantities = Readonly<Record<string, number>>

/** The maximum number of products whose quantity is stored. */
const maxStored = 50

/** Reads stored quantities and drops invalid ones. Null if the stored value is not an object of quantities. */
export function readQuantities(found: unknown): Quantities | null {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return null
  return Object.fromEntries(
    Object.entries(found).flatMap(([itemId, pieces]: readonly [string, unknown]) =>
      typeof pieces === 'number' && wholePieces(pieces) > 1 ? [[itemId, wholePieces(pieces)]] : [],
    ),
  )
}

/** Sets the quantity of a product. Quantities beyond the newest fifty are dropped. */
export function withQuantity(
  quantities: Quantities,
  { itemId, pieces }: { readonly itemId: string; readonly pieces: number },
): Quantities {
  const { [itemId]: _, ...others } = quantities
  const quantity = wholePieces(pieces)
  if (quantity === 1) return others
  return Object.fromEntries([[itemId, quantity], ...Object.entries(others).slice(0, maxStored - 1)])
}

/** The terms for an order of one product, with its quantity. */
export function orderTerms(terms: PaymentTerms, quantities: Quantities, itemId: string): PaymentTerms {
  const quantity = quantities[itemId]
  return quantity === undefined ? terms : { ...terms, quantity }
}

/** The nearest valid number of pieces; 1 if it is not a number. */
function wholePieces(typed: number): number {
  return Number.isFinite(typed) ? Math.min(maxPieces, Math.max(1, Math.round(typed))) : 1
}
