import type { PartFigures, PartKind } from '@jeoul/api/types'
import type { Build } from './build.ts'
import type { Outcome, Source } from './finding.ts'
import type { Piece } from './piece.ts'
import type { RuleId } from './rule-names.ts'

/** The result of a rule; the caller adds the rule's id. */
export interface Verdict {
  readonly outcome: Outcome
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly sources: readonly Source[]
}

export interface Rule {
  readonly id: RuleId
  /**
   * The kinds and the figures of each that the rule reads. Changes of other figures leave its outcomes unchanged. It
   * also depends on how many parts of a kind there are, and whether they are the same part.
   */
  readonly reads: Readonly<Partial<Record<PartKind, readonly (keyof PartFigures)[]>>>
  /** Whether it asks for a missing part, which the shopper may still add. */
  readonly asksForMore?: true
  readonly check: (build: Build) => readonly Verdict[]
}
