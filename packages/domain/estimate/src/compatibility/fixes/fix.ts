import type { Part, PartKind } from '@jeoul/api/types'
import type { Finding } from '../finding.ts'
import type { Piece } from '../piece.ts'

/** A change of one part, and of a second one if the first requires it. */
export interface Fix {
  /** The part that is removed; null if one is only added. */
  readonly replaces: string | null
  readonly part: Part
  /** The number of pieces. To reduce a part, fewer of the same part than before. */
  readonly quantity: number
  /** Price difference in won, negative if cheaper. If the removed part has no price, the whole price of the new one. */
  readonly difference: number
  /** The second change that the first requires. */
  readonly also?: Fix
}

/** The problems to fix, and the constraints. */
export interface FixQuestion {
  readonly pieces: readonly Piece[]
  /** The problems to solve, at least one. */
  readonly problems: readonly Finding[]
  /** The id of a part that must stay, such as a candidate that the shopper is looking at. */
  readonly keeps?: string
}

export type PartsByKind = Readonly<Partial<Record<PartKind, readonly Part[]>>>

/** The parts that can be bought, with their prices. */
export interface Market {
  /** All parts of the kinds that are loaded. */
  readonly parts: PartsByKind
  /** Price of one piece in won; null if it cannot be bought. */
  readonly priceOf: (part: Part) => number | null
  /**
   * Whether it is bought without a condition, such as a personal import; other parts are used only as a last resort.
   */
  readonly isOrdinary: (part: Part) => boolean
}
