import { at } from '../../catalogue/at.ts'
import type { Plane } from '../planes.ts'
import type { BoolWriter } from './bool-writer.ts'
import { distanceOf, type Mode, modes, predict, type Square } from './predict.ts'

/** A plane, and what a decoder has of it so far. */
export interface PlanePair {
  readonly source: Plane
  readonly decoded: Plane
}

/** The mode whose guess is nearest, with the guess of each plane. */
export function chooseMode(planes: readonly PlanePair[], square: Square) {
  const guessed = modes.map(mode => {
    const guesses = planes.map(({ decoded }) => predict(decoded, square, mode))
    const distance = planes.reduce(
      (sum, { source }, place) => sum + distanceOf(source, square, at(guesses, place)),
      0,
    )
    return { mode, guesses, distance }
  })
  return guessed.reduce((best, other) => (other.distance < best.distance ? other : best))
}

/**
 * Ways through the trees of modes by the probabilities of their nodes: negative ones are left by false. Source: RFC 6386,
 * sections 11.2 and 11.3.
 */
const ways: Readonly<Record<'luma' | 'chroma', Readonly<Record<Mode, readonly number[]>>>> = {
  luma: { mean: [145, -156, -163], down: [145, -156, 163], across: [145, 156, -128] },
  chroma: { mean: [-142], down: [142, -114], across: [142, 114, -183] },
}

export function writeMode(writer: BoolWriter, kind: 'luma' | 'chroma', mode: Mode): void {
  for (const probability of ways[kind][mode]) writer.write(probability > 0, Math.abs(probability))
}
