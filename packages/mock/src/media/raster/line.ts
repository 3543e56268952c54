import type { Matrix } from './matrix.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Straight pieces, one after the other; a closed line ends where it begins. */
export type Line = readonly Point[]

export function moveLine(line: Line, [a, b, c, d, e, f]: Matrix): Line {
  return line.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }))
}

/** Points of an ellipse, or of a part of one, in turns of the clock that begin on the right. */
export function arc(x: number, y: number, rx: number, ry: number, from = 0, to = 1): Line {
  const pieces = Math.max(3, Math.ceil(Math.sqrt(Math.max(rx, ry)) * Math.abs(to - from) * 8))
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const angle = 2 * Math.PI * (from + ((to - from) * piece) / pieces)
    return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) }
  })
}

export function roundedRect(x: number, y: number, width: number, height: number, radius: number): Line {
  const r = Math.min(radius, width / 2, height / 2)
  const right = x + width - r
  const bottom = y + height - r
  const corners = [
    arc(right, y + r, r, r, -0.25, 0),
    arc(right, bottom, r, r, 0, 0.25),
    arc(x + r, bottom, r, r, 0.25, 0.5),
    arc(x + r, y + r, r, r, 0.5, 0.75),
  ].flat()
  return [...corners, ...corners.slice(0, 1)]
}
