import { at } from '../../catalogue/at.ts'
import type { Plane } from '../planes.ts'

/** Where a square is in a plane, and how large. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly size: 8 | 16
}

/** Ways to guess a square from the pixels on its left and above it, in the order of the format. */
export const modes = ['mean', 'down', 'across'] as const
export type Mode = (typeof modes)[number]

/** What a decoder takes for pixels beyond the edges. Source: RFC 6386, section 12.2. */
const beyond = { above: 127, left: 129, neither: 128 } as const

/** Guesses a square from what was decoded so far. */
export function predict(decoded: Plane, square: Square, mode: Mode): Uint8Array {
  const { size } = square
  const above = edgeAbove(decoded, square)
  const left = edgeLeft(decoded, square)
  const guess = new Uint8Array(size * size)
  if (mode === 'mean') return guess.fill(meanOf(square, above, left))
  for (let y = 0; y < size; y++) {
    if (mode === 'down') guess.set(above, y * size)
    else guess.fill(at(left, y), y * size, (y + 1) * size)
  }
  return guess
}

/** How far the guess is from the picture. */
export function distanceOf({ width, values }: Plane, { left, top, size }: Square, guess: Uint8Array): number {
  let sum = 0
  for (let y = 0; y < size; y++) {
    const from = (top + y) * width + left
    for (let x = 0; x < size; x++) sum += Math.abs(at(values, from + x) - at(guess, y * size + x))
  }
  return sum
}

function edgeAbove({ width, values }: Plane, { left, top, size }: Square): Uint8Array {
  if (top === 0) return new Uint8Array(size).fill(beyond.above)
  const from = (top - 1) * width + left
  return values.subarray(from, from + size)
}

function edgeLeft({ width, values }: Plane, { left, top, size }: Square): Uint8Array {
  if (left === 0) return new Uint8Array(size).fill(beyond.left)
  return Uint8Array.from({ length: size }, (_, y) => at(values, (top + y) * width + left - 1))
}

function meanOf({ left, top }: Square, above: Uint8Array, beside: Uint8Array): number {
  const edges = [...(top > 0 ? above : []), ...(left > 0 ? beside : [])]
  if (edges.length === 0) return beyond.neither
  const sum = edges.reduce((total, value) => total + value, 0)
  return Math.floor((sum + edges.length / 2) / edges.length)
}
