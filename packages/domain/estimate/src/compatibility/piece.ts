import type { PartFigures, PartKind } from '@jeoul/api/types'

/** A part of a build. Its figures come from a host and may be of any shape; each rule checks those it reads. */
export interface Piece {
  readonly partId: string
  readonly kind: PartKind
  readonly name: string
  /** From 1 to 100. */
  readonly quantity: number
  readonly figures: PartFigures
}
