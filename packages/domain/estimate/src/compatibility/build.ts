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

/** The pieces of a build by kind. */
export type Build = Readonly<Partial<Record<PartKind, readonly Piece[]>>>

/** Groups pieces by kind and sorts them, so that findings never depend on the order in which parts were added. */
export function buildOf(pieces: readonly Piece[]): Build {
  return Object.groupBy(inOrder(pieces), ({ kind }) => kind)
}

/** Returns the build with one more piece. */
export function withPiece(build: Build, piece: Piece): Build {
  return { ...build, [piece.kind]: inOrder([...(build[piece.kind] ?? []), piece]) }
}

/** Sorts by id, and by quantity if a part appears twice. */
function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.toSorted((a, b) =>
    a.partId < b.partId ? -1 : a.partId > b.partId ? 1 : a.quantity - b.quantity,
  )
}

const none: readonly Piece[] = []

/** The pieces of one kind; empty if the build has none. */
export function piecesOf(build: Build, kind: PartKind): readonly Piece[] {
  return build[kind] ?? none
}

/** The number of parts, quantities included. */
export function countOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * The kinds that every PC has; one of each group is enough (assumed). The processor decides about cooler and graphics
 * card.
 */
const needed: readonly (readonly [PartKind, ...PartKind[]])[] = [
  ['cpu'],
  ['motherboard'],
  ['memory'],
  ['ssd', 'hdd'],
  ['case'],
  ['power'],
]

/** The kinds that every PC has and an unfinished build lacks; empty for a build with none of them, such as a monitor. */
export function missingKinds(build: Build): readonly PartKind[] {
  const missing = needed.filter(kinds => kinds.every(kind => piecesOf(build, kind).length === 0))
  return missing.length === needed.length ? [] : missing.map(([kind]) => kind)
}

/** All pairs of a piece of one kind and a piece of another. */
export function pairsOf(build: Build, one: PartKind, other: PartKind): readonly (readonly [Piece, Piece])[] {
  const others = piecesOf(build, other)
  return piecesOf(build, one).flatMap(piece => others.map(another => [piece, another] as const))
}
