import type { PartKind } from '@jeoul/api/types'
import type { Outcome, Source } from './finding.ts'
import type { Piece } from './piece.ts'
import type { RuleId } from './rule-names.ts'

/** The pieces of a build by kind. */
export type Build = Readonly<Partial<Record<PartKind, readonly Piece[]>>>

/** What a rule says; its id is added by whoever runs it. */
export interface Verdict {
  readonly outcome: Outcome
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly sources: readonly Source[]
}

export interface Rule {
  readonly id: RuleId
  /** The kinds it reads: a change of any other kind leaves its findings as they are. */
  readonly kinds: readonly PartKind[]
  /** Whether it asks for a part that is not there; whoever is still choosing may add it later. */
  readonly asksForMore?: true
  readonly check: (build: Build) => readonly Verdict[]
}

const none: readonly Piece[] = []

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
