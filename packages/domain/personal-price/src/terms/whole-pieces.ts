import { maxPieces } from './choices.ts'

/** The nearest valid number of pieces; 1 if it is not a number. */
export function wholePieces(typed: number): number {
  return Number.isFinite(typed) ? Math.min(maxPieces, Math.max(1, Math.round(typed))) : 1
}
