import { at } from '../../catalogue/at.ts'
import type { BoolWriter } from './bool-writer.ts'
import { defaultProbabilities } from './coefficient-tables.ts'

/** The types of blocks that are written. Source: RFC 6386, section 13.3. */
export const blockType = { lumaWithoutMean: 0, means: 1, chroma: 2 } as const
export type BlockType = (typeof blockType)[keyof typeof blockType]

/** From low frequencies to high. */
const zigzag = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15]
const bands = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7]

/** Values from `least` on, told apart by so many bits; `path` leads there in the tree of tokens. */
const categories = [
  {
    least: 67,
    extra: [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
    path: [
      [6, 1],
      [8, 1],
      [10, 1],
    ],
  },
  {
    least: 35,
    extra: [180, 157, 141, 134, 130],
    path: [
      [6, 1],
      [8, 1],
      [10, 0],
    ],
  },
  {
    least: 19,
    extra: [176, 155, 140, 135],
    path: [
      [6, 1],
      [8, 0],
      [9, 1],
    ],
  },
  {
    least: 11,
    extra: [173, 148, 140],
    path: [
      [6, 1],
      [8, 0],
      [9, 0],
    ],
  },
  {
    least: 7,
    extra: [165, 145],
    path: [
      [6, 0],
      [7, 1],
    ],
  },
  {
    least: 5,
    extra: [159],
    path: [
      [6, 0],
      [7, 0],
    ],
  },
] as const

/**
 * Writes the levels of a block, which stand row by row. Source: RFC 6386, section 13.
 * @param context how many of the blocks on the left and above had levels
 * @returns whether this one has
 */
export function writeTokens(
  writer: BoolWriter,
  type: BlockType,
  context: number,
  levels: ArrayLike<number>,
): boolean {
  const first = type === blockType.lumaWithoutMean ? 1 : 0
  const inOrder = zigzag.map(place => at(levels, place))
  const end = inOrder.findLastIndex((level, place) => place >= first && level !== 0) + 1
  let near = context
  let isAfterZero = false
  for (let place = first; place < 16; place++) {
    const probabilities = at(at(at(defaultProbabilities, type), at(bands, place)), near)
    const level = at(inOrder, place)
    if (!isAfterZero) writer.write(place < end, at(probabilities, 0))
    if (place >= end) break
    writeLevel(writer, probabilities, level)
    isAfterZero = level === 0
    near = Math.min(Math.abs(level), 2)
  }
  return end > first
}

function writeLevel(writer: BoolWriter, probabilities: Uint8Array, level: number): void {
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
  for (const [node, bit] of category.path) decide(bit === 1, node)
  const rest = size - category.least
  category.extra.forEach((probability, place) => {
    writer.write(((rest >> (category.extra.length - 1 - place)) & 1) === 1, probability)
  })
}
