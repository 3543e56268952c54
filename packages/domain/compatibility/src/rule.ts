import type { PartKind } from '@jeoul/api/types'
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
  /** The kinds it reads: a change of any other kind leaves its findings as they are. */
  readonly kinds: readonly PartKind[]
  /** Whether it asks for a part that is not there; whoever is still choosing may add it later. */
  readonly asksForMore?: true
  readonly check: (build: Build) => readonly Verdict[]
}
