import { at } from '../../catalogue/at.ts'
import type { BoolWriter } from './bool-writer.ts'
import { defaultProbabilities } from './coefficient-tables.ts'
import { writeLevel } from './write-level.ts'

/** The types of blocks that are written. Source: RFC 6386, section 13.3. */
export const blockType = { lumaWithoutMean: 0, means: 1, chroma: 2 } as const
export type BlockType = (typeof blockType)[keyof typeof blockType]

/** From low frequencies to high. */
const zigzag = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15]
const bands = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7]

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
