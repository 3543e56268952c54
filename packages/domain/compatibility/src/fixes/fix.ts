import type { Part, PartKind } from '@jeoul/api/types'
import type { Finding } from '../finding.ts'
import type { Piece } from '../piece.ts'

/** One change of one part, and of a second one where the first asks for it. */
export interface Fix {
  /** The part that is taken out; null where one is only added. */
  readonly replaces: string | null
  readonly part: Part
  /** As many pieces of it; fewer of the same part than before where that is enough. */
  readonly quantity: number
  /** Won more than before, below 0 for less. Where the part taken out has no price, all of the new price. */
  readonly difference: number
  /** What the first change asks for. */
  readonly also?: Fix
}

/** What is to be fixed. */
export interface FixQuestion {
  readonly pieces: readonly Piece[]
  /** The problems that are to be gone, at least one. */
  readonly problems: readonly Finding[]
  /** The id of a part that has to stay, such as one that a shopper looks at. */
  readonly keeps?: string
}

export type PartsByKind = Readonly<Partial<Record<PartKind, readonly Part[]>>>

/** What can be bought. */
export interface Market {
  /** All parts of the kinds that are loaded. */
  readonly parts: PartsByKind
  /** Won for one piece; null for what cannot be bought. */
  readonly priceOf: (part: Part) => number | null
  /** Whether it is bought without a condition, such as an import by oneself; others are taken only where nothing else does. */
  readonly isOrdinary: (part: Part) => boolean
}
