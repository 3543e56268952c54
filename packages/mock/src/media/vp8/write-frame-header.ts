import type { BoolWriter } from './bool-writer.ts'
import { quantizerIndex } from './code-square.ts'
import { updateProbabilities } from './coefficient-tables.ts'

/** How strongly edges between squares are smoothed, of 63. */
const filterLevel = 12

/** What a decoder has to know before the first square. Source: RFC 6386, section 9. */
export function writeFrameHeader(writer: BoolWriter): void {
  writer.literal(0, 1) // colours are those of BT.601
  writer.literal(0, 1) // values beyond the range are cut
  writer.literal(0, 1) // no segments
  writer.literal(0, 1) // the normal filter
  writer.literal(filterLevel, 6)
  writer.literal(0, 3) // its sharpness
  writer.literal(0, 1) // the same filter everywhere
  writer.literal(0, 2) // one partition of tokens
  writer.literal(quantizerIndex, 7)
  writer.literal(0, 5) // the same quantizer for all kinds of blocks
  writer.literal(0, 1) // probabilities are this frame's own
  for (const context of updateProbabilities.flat(2)) {
    for (const probability of context) writer.write(false, probability)
  }
  writer.literal(0, 1) // no square says that it has no levels
}
