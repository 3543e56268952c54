import type { Piece } from '../piece.ts'
import { drawOf, supplyOf } from './draws.ts'

export interface PowerShare {
  readonly partId: string
  readonly watts: number
}

/** The power that a build draws and the power that its supply provides, in watts. */
export interface BuildPower {
  /** The sum of the shares. */
  readonly watts: number
  /** The largest first; without parts that draw nothing. */
  readonly shares: readonly PowerShare[]
  /** Ids of parts with an unknown draw, which the sum leaves out. */
  readonly missing: readonly string[]
  /** Rated power of the power supply; null if there is none or it does not state it. */
  readonly supply: number | null
  /** Power that the supply has left, negative if it falls short; null if `supply` is null. */
  readonly headroom: number | null
}

/** Computes the shares of the wattage bar (assumed). */
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
