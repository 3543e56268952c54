import { at } from '../../catalogue/at.ts'
import type { Bitmap } from '../planes.ts'
import type { Line } from './line.ts'

/** Red, green and blue from 0 to 255, and how much they cover, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

interface Edge {
  readonly top: number
  readonly bottom: number
  /** Where it is at height 0, and how far it goes to the right with each row. */
  readonly x: number
  readonly slope: number
  readonly winding: 1 | -1
}

/** Heights in a row of pixels at which it is looked. */
const scans = 4

/** Fills what lines go around and don't go back around; each is closed. Edges are smooth. */
export function fillLines(bitmap: Bitmap, lines: readonly Line[], colour: Colour): void {
  const edges = lines.flatMap(edgesOf)
  const top = Math.max(0, Math.floor(Math.min(...edges.map(edge => edge.top))))
  const bottom = Math.min(bitmap.height, Math.ceil(Math.max(...edges.map(edge => edge.bottom))))
  for (let y = top; y < bottom; y++) {
    const near = edges.filter(edge => edge.top < y + 1 && edge.bottom > y)
    const cover = new Float64Array(bitmap.width)
    for (let scan = 0; scan < scans; scan++) coverScan(cover, near, y + (scan + 0.5) / scans)
    blendRow(bitmap, y, cover, colour)
  }
}

function edgesOf(line: Line): Edge[] {
  return line.flatMap((from, place) => {
    const to = line[(place + 1) % line.length]
    if (!to || from.y === to.y) return []
    const slope = (to.x - from.x) / (to.y - from.y)
    const isDown = from.y < to.y
    const [top, bottom] = isDown ? [from.y, to.y] : [to.y, from.y]
    return [{ top, bottom, slope, x: from.x - slope * from.y, winding: isDown ? 1 : -1 }]
  })
}

function coverScan(cover: Float64Array, edges: readonly Edge[], y: number): void {
  const crossings = edges
    .filter(({ top, bottom }) => top <= y && y < bottom)
    .map(({ x, slope, winding }) => ({ x: x + slope * y, winding }))
    .sort((a, b) => a.x - b.x)
  let winding = 0
  let start = 0
  for (const crossing of crossings) {
    if (winding === 0) start = crossing.x
    winding += crossing.winding
    if (winding === 0) coverSpan(cover, start, crossing.x)
  }
}

function coverSpan(cover: Float64Array, from: number, to: number): void {
  const left = Math.max(from, 0)
  const right = Math.min(to, cover.length)
  for (let x = Math.floor(left); x < right; x++) {
    cover[x] = at(cover, x) + (Math.min(right, x + 1) - Math.max(left, x)) / scans
  }
}

function blendRow(
  { width, rgb }: Bitmap,
  y: number,
  cover: Float64Array,
  [red, green, blue, alpha]: Colour,
): void {
  for (let x = 0; x < width; x++) {
    const opacity = Math.min(at(cover, x), 1) * alpha
    if (opacity === 0) continue
    const pixel = 3 * (y * width + x)
    rgb[pixel] = at(rgb, pixel) + (red - at(rgb, pixel)) * opacity
    rgb[pixel + 1] = at(rgb, pixel + 1) + (green - at(rgb, pixel + 1)) * opacity
    rgb[pixel + 2] = at(rgb, pixel + 2) + (blue - at(rgb, pixel + 2)) * opacity
  }
}
