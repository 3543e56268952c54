import type { Part, PartKind } from '@jeoul/api/types'
import type { Finding } from './finding.ts'
import type { Piece } from './piece.ts'

/** One change of one part, and of a second one where the first asks for it. */
export interface Fix {
  /** The part that is taken out; null where one is only added. */
  readonly replaces: string | null
  readonly part: Part
  /** As many pieces of it; fewer of the same part than before where that is enough. */
  readonly quantity: number
  /** Won more than before, below 0 for less. Where the part taken out has no price, all of the new price. */
  readonly difference: number
  /** What the first change asks for. */
  readonly also?: Fix
}

export type PartsByKind = Readonly<Partial<Record<PartKind, readonly Part[]>>>
export type PriceOf = (part: Part) => number | null

/** What fixes a missing part: another one of these kinds. */
const additions: Readonly<Partial<Record<Finding['rule'], PartKind>>> = { picture: 'gpu', cooling: 'cooler' }

/** Where a change can be made. */
interface Place {
  readonly kind: PartKind
  /** What is there; null where a part is added. */
  readonly piece: Piece | null
}

/** Where a finding can be fixed: at the parts it is about, and where one is missing. */
export function placesOf(pieces: readonly Piece[], { rule, partIds }: Finding): readonly Place[] {
  const added = additions[rule]
  return [
    ...pieces.filter(({ partId }) => partIds.includes(partId)).map(piece => ({ kind: piece.kind, piece })),
    ...(added === undefined ? [] : [{ kind: added, piece: null }]),
  ]
}

/** How far a change is from what there was: a much cheaper part fixes it by being a lesser one (assumed). */
export function distanceOf({ difference }: Fix): number {
  return Math.abs(difference)
}

/** Other parts in the place of a piece, or fewer of the same; parts to add where there is none. The nearest price first. */
export function changesAt(
  { kind, piece }: Place,
  partsByKind: PartsByKind,
  priceOf: PriceOf,
): readonly Fix[] {
  const parts = partsByKind[kind] ?? []
  const { partId: replaces = null, quantity = 1 } = piece ?? {}
  const current = parts.find(({ part_id }) => part_id === replaces)
  const paid = ((current && priceOf(current)) ?? 0) * quantity
  return parts
    .flatMap(part => {
      const price = priceOf(part)
      if (price === null) return []
      const quantities =
        part === current ? Array.from({ length: quantity - 1 }, (_, at) => at + 1) : [quantity]
      return quantities.map(
        (number): Fix => ({ replaces, part, quantity: number, difference: price * number - paid }),
      )
    })
    .sort((one, other) => distanceOf(one) - distanceOf(other))
}

/** The pieces after a change. */
export function withChange(pieces: readonly Piece[], { replaces, part, quantity }: Fix): readonly Piece[] {
  const { part_id: partId, kind, name, figures } = part
  return [...pieces.filter(piece => piece.partId !== replaces), { partId, kind, name, figures, quantity }]
}
