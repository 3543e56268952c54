import { maxPieces } from './choices.ts'

/** The nearest number of pieces that can be ordered; 1 for what is no number. */
export function wholePieces(typed: number): number {
  return Number.isFinite(typed) ? Math.min(maxPieces, Math.max(1, Math.round(typed))) : 1
}
