import type { PartKind } from '@jeoul/api/types'
import type { Finding } from '../finding.ts'
import type { Piece } from '../piece.ts'
import type { Rule } from '../rule.ts'
import { rulesOf } from '../rules/rules.ts'
import type { FixQuestion } from './fix.ts'

/** Where a change can be made. */
export interface Place {
  readonly kind: PartKind
  /** The piece to change; null if a part is added. */
  readonly piece: Piece | null
}

/** Rules about a missing part, with the kind of part to add. */
const additions: Readonly<Partial<Record<Finding['rule'], PartKind>>> = { picture: 'gpu', cooling: 'cooler' }

/** The places where the problems can be fixed: the parts that they concern, and missing parts. */
export function placesOf({ pieces, problems, keeps }: FixQuestion): readonly Place[] {
  const added = problems.flatMap(({ rule }) => additions[rule] ?? [])
  return [
    ...pieces
      .filter(({ partId }) => partId !== keeps && problems.some(({ partIds }) => partIds.includes(partId)))
      .map(piece => ({ kind: piece.kind, piece })),
    ...[...new Set(added)].map(kind => ({ kind, piece: null })),
  ]
}

/** The other parts that rules read together with those of `places`. */
export function furtherPlaces({ pieces, keeps }: FixQuestion, places: readonly Place[]): readonly Place[] {
  const concerned = new Set(places.flatMap(({ kind }) => rulesOf(kind)))
  return pieces
    .filter(
      piece =>
        piece.partId !== keeps &&
        !places.some(place => place.piece === piece) &&
        rulesOf(piece.kind).some(rule => concerned.has(rule)),
    )
    .map(piece => ({ kind: piece.kind, piece }))
}

/** Whether a place is involved in all of these findings. */
export function isOfAll({ kind, piece }: Place, findings: readonly Finding[]): boolean {
  return findings.every(({ rule, partIds }) =>
    piece ? partIds.includes(piece.partId) : additions[rule] === kind,
  )
}

/** Whether each rule reads at least one of the places. */
export function areReadBy(places: readonly Place[], rules: readonly Rule[]): boolean {
  return rules.every(({ reads }) => places.some(({ kind }) => reads[kind]))
}
