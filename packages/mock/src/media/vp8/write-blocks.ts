import type { BoolWriter } from './bool-writer.ts'
import type { CodedSquare } from './code-square.ts'
import type { NearContext } from './create-contexts.ts'
import { blockType, writeTokens } from './write-tokens.ts'

/** The means of a square's blocks, which go before the blocks. @param square how many are on its left */
export function writeMeans(
  writer: BoolWriter,
  context: NearContext,
  square: number,
  { means }: CodedSquare,
): void {
  context.set(square, 0, writeTokens(writer, blockType.means, context.near(square, 0), means))
}

export function writeBlocks(
  writer: BoolWriter,
  context: NearContext,
  square: number,
  { blocks }: CodedSquare,
): void {
  const across = Math.sqrt(blocks.length)
  const type = across === 4 ? blockType.lumaWithoutMean : blockType.chroma
  blocks.forEach((levels, block) => {
    const column = square * across + (block % across)
    const row = Math.floor(block / across)
    context.set(column, row, writeTokens(writer, type, context.near(column, row), levels))
  })
}
