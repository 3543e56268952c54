import { arc, type Line, type Point } from './line.ts'

/** How a line is drawn; lengths in the line's own units. */
export interface Pen {
  readonly width: number
  /** Whether ends are round, as corners always are. */
  readonly isRound: boolean
  /** How long it draws and how long it rests, again and again; none where it never rests. */
  readonly dashes: readonly number[]
}

/** What a pen covers on its way along a line: shapes that overlap, all of them turning the same way. */
export function outlineOf(line: Line, pen: Pen): readonly Line[] {
  const strokes = pen.dashes.length === 0 ? [line] : dash(line, pen.dashes)
  return strokes.flatMap(stroke => {
    const corners = pen.isRound ? stroke : stroke.slice(1, -1)
    return [
      ...pairsOf(stroke).map(([from, to]) => bar(from, to, pen.width)),
      ...corners.map(({ x, y }) => arc(x, y, pen.width / 2, pen.width / 2)),
    ]
  })
}

function pairsOf(line: Line): readonly (readonly [from: Point, to: Point])[] {
  return line.slice(1).flatMap((to, place) => {
    const from = line[place]
    return from ? [[from, to] as const] : []
  })
}

function bar(from: Point, to: Point, width: number): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const x = ((to.y - from.y) / length) * (width / 2)
  const y = ((from.x - to.x) / length) * (width / 2)
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ]
}

/** The parts of a line on which the pen draws. */
function dash(line: Line, lengths: readonly number[]): readonly Line[] {
  const dashes: Line[] = []
  let turn = 0
  let left = lengths[0] ?? 0
  let current: Point[] = line.slice(0, 1)
  for (const [from, to] of pairsOf(line)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    let done = 0
    while (length - done > left) {
      done += left
      const share = done / length
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      if (turn % 2 === 0) dashes.push([...current, point])
      current = [point]
      turn++
      left = lengths[turn % lengths.length] ?? length
    }
    left -= length - done
    current.push(to)
  }
  return turn % 2 === 0 ? [...dashes, current] : dashes
}
