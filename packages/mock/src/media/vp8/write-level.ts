import { at } from '../../catalogue/at.ts'
import type { BoolWriter } from './bool-writer.ts'

/** Sizes from `least` on, told apart by so many bits. The nodes of the tree that lead there: negative ones are left by false. */
const categories = [
  { least: 67, extra: [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129], path: [6, 8, 10] },
  { least: 35, extra: [180, 157, 141, 134, 130], path: [6, 8, -10] },
  { least: 19, extra: [176, 155, 140, 135], path: [6, -8, 9] },
  { least: 11, extra: [173, 148, 140], path: [6, -8, -9] },
  { least: 7, extra: [165, 145], path: [-6, 7] },
  { least: 5, extra: [159], path: [-6, -7] },
] as const

/** Writes one level, and that it is not the end. Source: RFC 6386, section 13.2. */
export function writeLevel(writer: BoolWriter, probabilities: Uint8Array, level: number): void {
  const size = Math.abs(level)
  const decide = (bit: boolean, node: number) => writer.write(bit, at(probabilities, node))
  decide(size > 0, 1)
  if (size === 0) return
  decide(size > 1, 2)
  if (size > 1) {
    decide(size > 4, 3)
    if (size > 4) writeLargeSize(writer, decide, size)
    else {
      decide(size > 2, 4)
      if (size > 2) decide(size > 3, 5)
    }
  }
  writer.write(level < 0, 128)
}

function writeLargeSize(
  writer: BoolWriter,
  decide: (bit: boolean, node: number) => void,
  size: number,
): void {
  const category = categories.find(({ least }) => size >= least)
  if (!category) throw new RangeError(`${size} is no large level`)
  for (const node of category.path) decide(node > 0, Math.abs(node))
  const rest = size - category.least
  category.extra.forEach((probability, place) => {
    writer.write(((rest >> (category.extra.length - 1 - place)) & 1) === 1, probability)
  })
}
