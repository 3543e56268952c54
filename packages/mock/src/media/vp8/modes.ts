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

/** Ways through the trees of modes: a bit and its probability each. Source: RFC 6386, sections 11.2 and 11.3. */
const ways: Readonly<
  Record<'luma' | 'chroma', Readonly<Record<Mode, readonly (readonly [bit: 0 | 1, probability: number])[]>>>
> = {
  luma: {
    mean: [
      [1, 145],
      [0, 156],
      [0, 163],
    ],
    down: [
      [1, 145],
      [0, 156],
      [1, 163],
    ],
    across: [
      [1, 145],
      [1, 156],
      [0, 128],
    ],
  },
  chroma: {
    mean: [[0, 142]],
    down: [
      [1, 142],
      [0, 114],
    ],
    across: [
      [1, 142],
      [1, 114],
      [0, 183],
    ],
  },
}

export function writeMode(writer: BoolWriter, kind: 'luma' | 'chroma', mode: Mode): void {
  for (const [bit, probability] of ways[kind][mode]) writer.write(bit === 1, probability)
}
