import type { Piece } from '../compatibility/index.ts'
import type { SheetLine } from './sheet.ts'

/** Converts a line to a piece for the compatibility check. */
export function pieceOf({ part, quantity }: SheetLine): Piece {
  return { partId: part.part_id, kind: part.kind, name: part.name, quantity, figures: part.figures }
}
