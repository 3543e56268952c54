import type { PartFigures, PartKind } from '@jeoul/api/types'
import type { Build } from './build.ts'
import type { Outcome, Source } from './finding.ts'
import type { Piece } from './piece.ts'
import type { RuleId } from './rule-names.ts'

/** What a rule says; its id is added by whoever runs it. */
export interface Verdict {
  readonly outcome: Outcome
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly sources: readonly Source[]
}

export interface Rule {
  readonly id: RuleId
  /**
   * The kinds it reads, and which figures of each: a change of any other leaves its outcomes as they are. How many there
   * are of a kind, and whether they are the same part, counts besides.
   */
  readonly reads: Readonly<Partial<Record<PartKind, readonly (keyof PartFigures)[]>>>
  /** Whether it asks for a part that is not there; whoever is still choosing may add it later. */
  readonly asksForMore?: true
  readonly check: (build: Build) => readonly Verdict[]
}
