import { cubic, quadratic } from './curves.ts'
import type { Line, Point } from './line.ts'

/** Where a path has come to, and the control point that a T mirrors. */
interface Position {
  readonly at: Point
  readonly control?: Point
}

/** Numbers that a command takes at a time. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, Z: 0 }

/** Lines of the `d` of a path, with curves as straight pieces: M, L, H, V, Q, T, C and Z, in both cases. */
export function flattenPath(d: string): readonly Line[] {
  const lines: Point[][] = []
  let position: Position = { at: { x: 0, y: 0 } }
  for (const [, letter = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase()
    const length = lengths[command]
    if (length === undefined) throw new RangeError(`no drawing uses ${letter}`)
    const numbers = (list.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const start = lines.at(-1)?.[0]
    if (command === 'Z' && start) {
      lines.at(-1)?.push(start)
      position = { at: start }
    }
    for (let place = 0; length > 0 && place + length <= numbers.length; place += length) {
      const base = letter === command ? { x: 0, y: 0 } : position.at
      const points = pointsOf(command, numbers.slice(place, place + length), position, base)
      const { at } = position
      position = { at: points.ends.at(-1) ?? at, ...(points.control && { control: points.control }) }
      if (command === 'M' && place === 0) lines.push(points.ends)
      else currentLine(lines, at).push(...points.ends)
    }
  }
  return lines
}

/** What follows a Z begins where that ended. */
function currentLine(lines: Point[][], at: Point): Point[] {
  const last = lines.at(-1)
  const isClosed = last !== undefined && last.length > 1 && last[0] === last.at(-1)
  if (last && !isClosed) return last
  const next = [at]
  lines.push(next)
  return next
}

function pointsOf(
  command: string,
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[],
  { at, control }: Position,
  base: Point,
): { readonly ends: Point[]; readonly control?: Point } {
  const point = (x: number, y: number) => ({ x: base.x + x, y: base.y + y })
  if (command === 'H') return { ends: [{ x: base.x + a, y: at.y }] }
  if (command === 'V') return { ends: [{ x: at.x, y: base.y + a }] }
  if (command === 'Q') return { ends: quadratic(at, point(a, b), point(c, d)), control: point(a, b) }
  if (command === 'C') return { ends: cubic(at, point(a, b), point(c, d), point(e, f)) }
  if (command !== 'T') return { ends: [point(a, b)] }
  const mirrored = control ? { x: 2 * at.x - control.x, y: 2 * at.y - control.y } : at
  return { ends: quadratic(at, mirrored, point(a, b)), control: mirrored }
}
