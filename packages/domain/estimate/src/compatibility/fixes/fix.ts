import type { Part, PartKind } from '@jeoul/api/types'
import type { Piece } from '../build.ts'
import type { Finding, Rule } from '../rule.ts'
import { rulesOf } from '../rules/rules.ts'

/** A change of one part, and of a second one if the first requires it. */
export interface Fix {
  /** The part that is removed; null if one is only added. */
  readonly replaces: string | null
  readonly part: Part
  /** The number of pieces. To reduce a part, fewer of the same part than before. */
  readonly quantity: number
  /** Price difference in won, negative if cheaper. If the removed part has no price, the whole price of the new one. */
  readonly difference: number
  /** The second change that the first requires. */
  readonly also?: Fix
}

/** The problems to fix, and the constraints. */
export interface FixQuestion {
  readonly pieces: readonly Piece[]
  /** The problems to solve, at least one. */
  readonly problems: readonly Finding[]
  /** The id of a part that must stay, such as a candidate that the shopper is looking at. */
  readonly keeps?: string
}

export type PartsByKind = Readonly<Partial<Record<PartKind, readonly Part[]>>>

/** The parts that can be bought, with their prices. */
export interface Market {
  /** All parts of the kinds that are loaded. */
  readonly parts: PartsByKind
  /** Price of one piece in won; null if it cannot be bought. */
  readonly priceOf: (part: Part) => number | null
  /**
   * Whether it is bought without a condition, such as a personal import; other parts are used only as a last resort.
   */
  readonly isOrdinary: (part: Part) => boolean
}

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
