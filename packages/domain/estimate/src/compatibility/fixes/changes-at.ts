import type { Part } from '@jeoul/api/types'
import { type Build, type Piece, piecesOf, withPiece } from '../build.ts'
import type { Fix, Market, Place } from './fix.ts'

/** A change to try. */
export interface Change {
  readonly fix: Fix
  /**
   * The absolute price difference, because a much cheaper part fixes the problem by being inferior (assumed). Goods
   * bought on a condition are farther than any others.
   */
  readonly distance: number
}

/** In won, above the price of any part. */
const conditionDistance = 1e10

const knownChanges = new WeakMap<Market, Map<string, readonly Change[]>>()

/**
 * The possible changes at a place, the nearest first: another part in the place of a piece, fewer of the same part, or
 * an added part. Cached per market, because many candidates ask for the same place.
 */
export function changesAt(place: Place, build: Build, market: Market): readonly Change[] {
  const known = knownChanges.get(market) ?? new Map<string, readonly Change[]>()
  knownChanges.set(market, known)
  const presentIds = piecesOf(build, place.kind).map(({ partId }) => partId)
  const key = [place.kind, place.piece?.partId, place.piece?.quantity, ...presentIds].join()
  const changes = known.get(key) ?? sortedChanges(place, new Set(presentIds), market)
  known.set(key, changes)
  return changes
}

function sortedChanges(
  { kind, piece }: Place,
  presentIds: ReadonlySet<string>,
  { parts, priceOf, isOrdinary }: Market,
): readonly Change[] {
  const offered = parts[kind] ?? []
  const { partId: replaces = null, quantity = 1 } = piece ?? {}
  const current = offered.find(({ part_id }) => part_id === replaces)
  const paid = ((current && priceOf(current)) ?? 0) * quantity
  return offered
    .flatMap(part => {
      const price = priceOf(part)
      if (price === null || (part !== current && presentIds.has(part.part_id))) return []
      const quantities =
        part === current ? Array.from({ length: quantity - 1 }, (_, at) => at + 1) : [quantity]
      const condition = part === current || isOrdinary(part) ? 0 : conditionDistance
      return quantities.map((number): Change => {
        const difference = price * number - paid
        return {
          fix: { replaces, part, quantity: number, difference },
          distance: Math.abs(difference) + condition,
        }
      })
    })
    .sort(byDistance)
}

export function byDistance(one: { readonly distance: number }, other: { readonly distance: number }): number {
  return one.distance - other.distance
}

/** Whether a change uses ordinary goods, bought without a condition. */
export function isUnconditional({ distance }: Change): boolean {
  return distance < conditionDistance
}

/** Returns the build after a change. */
export function withFix(build: Build, { replaces, part, quantity }: Fix): Build {
  const others = piecesOf(build, part.kind).filter(piece => piece.partId !== replaces)
  return withPiece({ ...build, [part.kind]: others }, triedPiece(part, quantity))
}

const triedPieces = new WeakMap<Part, Piece>()

/** A part as rules see it, without the page that states its figures. */
function triedPiece(part: Part, quantity: number): Piece {
  const known = triedPieces.get(part)
  if (known?.quantity === quantity) return known
  const { page: _, ...figures } = part.figures
  const piece = { partId: part.part_id, kind: part.kind, name: part.name, figures, quantity }
  triedPieces.set(part, piece)
  return piece
}
