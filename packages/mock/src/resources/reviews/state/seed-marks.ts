import { at } from '../../../catalogue/at.ts'
import type { Random } from '../../../catalogue/random.ts'

/** Grades from 1 to 5 whose mean is as close as possible to the given one. */
export function seedMarks(count: number, mean: number, random: Random): Uint8Array {
  const marks = Uint8Array.from({ length: count }, () =>
    inRange(Math.round(mean + 2.6 * (random.unit() + random.unit() - 1))),
  )
  const wanted = Math.min(Math.max(Math.round(count * mean), count), 5 * count)
  let missing = wanted - marks.reduce((sum, mark) => sum + mark, 0)
  for (let place = random.below(Math.max(count, 1)); missing !== 0; place = (place + 1) % count) {
    const before = at(marks, place)
    const after = inRange(before + Math.sign(missing))
    marks[place] = after
    missing -= after - before
  }
  return marks
}

function inRange(mark: number): number {
  return Math.min(Math.max(mark, 1), 5)
}
