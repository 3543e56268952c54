import type { Point } from './line.ts'

const pieces = 8

/** Points on the way from one to another, without the first. */
export function quadratic(from: Point, control: Point, to: Point): Point[] {
  const near = (end: Point) => ({
    x: end.x + (2 / 3) * (control.x - end.x),
    y: end.y + (2 / 3) * (control.y - end.y),
  })
  return cubic(from, near(from), near(to), to)
}

export function cubic(from: Point, first: Point, second: Point, to: Point): Point[] {
  return Array.from({ length: pieces }, (_, piece) => {
    const t = (piece + 1) / pieces
    const mix = (axis: 'x' | 'y') =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * first[axis] +
      3 * (1 - t) * t ** 2 * second[axis] +
      t ** 3 * to[axis]
    return { x: mix('x'), y: mix('y') }
  })
}
