import type { Piece } from './piece.ts'
import type { Build } from './rule.ts'

/** Pieces by kind, in an order of their own: what is found never depends on the order in which parts were added. */
export function buildOf(pieces: readonly Piece[]): Build {
  return Object.groupBy(inOrder(pieces), ({ kind }) => kind)
}

/** The build with one piece more. */
export function withPiece(build: Build, piece: Piece): Build {
  return { ...build, [piece.kind]: inOrder([...(build[piece.kind] ?? []), piece]) }
}

/** By id, and by quantity where a part is there twice. */
function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.toSorted((a, b) =>
    a.partId < b.partId ? -1 : a.partId > b.partId ? 1 : a.quantity - b.quantity,
  )
}
