import type { Piece } from '@jeoul/compatibility'
import type { SheetLine } from './sheet.ts'

/** A line as compatibility sees it. */
export function pieceOf({ part, quantity }: SheetLine): Piece {
  return { partId: part.part_id, kind: part.kind, name: part.name, quantity, figures: part.figures }
}
