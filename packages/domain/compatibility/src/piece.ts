import type { PartFigures, PartKind } from '@jeoul/api/types'

/** A part as a build holds it. Its figures come from a host and may be of any shape; rules check each one they read. */
export interface Piece {
  readonly partId: string
  readonly kind: PartKind
  readonly name: string
  /** 1 to 100. */
  readonly quantity: number
  readonly figures: PartFigures
}
