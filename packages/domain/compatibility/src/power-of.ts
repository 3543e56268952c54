import { drawOf, supplyOf } from './figures/draws.ts'
import type { Piece } from './piece.ts'

export interface PowerShare {
  readonly partId: string
  readonly watts: number
}

/** What a build draws and what its power supply gives, in watts. */
export interface BuildPower {
  /** The sum of the shares. */
  readonly watts: number
  /** The largest first; without parts that draw nothing. */
  readonly shares: readonly PowerShare[]
  /** Parts whose draw is not known: the sum leaves them out. */
  readonly missing: readonly string[]
  /** Rated power of the power supply; null without one, or where it does not state one. */
  readonly supply: number | null
  /** What the supply has left, below 0 where it falls short; null where `supply` is. */
  readonly headroom: number | null
}

/** The shares of the wattage bar (assumed). */
export function powerOf(pieces: readonly Piece[]): BuildPower {
  const draws = pieces.map(piece => ({ piece, draw: drawOf(piece) }))
  const shares = draws
    .map(({ piece, draw }) => ({ partId: piece.partId, watts: (draw ?? 0) * piece.quantity }))
    .filter(share => share.watts > 0)
    .sort((a, b) => b.watts - a.watts)
  const watts = shares.reduce((sum, share) => sum + share.watts, 0)
  const power = pieces.find(({ kind }) => kind === 'power')
  const supply = power === undefined ? null : supplyOf(power).value
  return {
    watts,
    shares,
    missing: draws.filter(({ draw }) => draw === null).map(({ piece }) => piece.partId),
    supply,
    headroom: supply === null ? null : supply - watts,
  }
}
