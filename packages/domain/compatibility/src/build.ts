import type { PartKind } from '@jeoul/api/types'
import type { Piece } from './piece.ts'

/** The pieces of a build by kind. */
export type Build = Readonly<Partial<Record<PartKind, readonly Piece[]>>>

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

const none: readonly Piece[] = []

/** The pieces of one kind; none where the build has none. */
export function piecesOf(build: Build, kind: PartKind): readonly Piece[] {
  return build[kind] ?? none
}

/** How many parts of a kind there are. */
export function countOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Every piece of one kind with every piece of another. */
export function pairsOf(build: Build, one: PartKind, other: PartKind): readonly (readonly [Piece, Piece])[] {
  const others = piecesOf(build, other)
  return piecesOf(build, one).flatMap(piece => others.map(another => [piece, another] as const))
}
