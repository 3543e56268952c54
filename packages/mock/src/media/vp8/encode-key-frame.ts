import { at } from '../../catalogue/at.ts'
import { type Bitmap, createPlane, toPlanes } from '../planes.ts'
import { createBoolWriter } from './bool-writer.ts'
import { codeSquare } from './code-square.ts'
import { createContexts } from './create-contexts.ts'
import { chooseMode, writeMode } from './modes.ts'
import { writeBlocks, writeMeans } from './write-blocks.ts'
import { writeFrameHeader } from './write-frame-header.ts'

/**
 * A picture as a key frame of VP8, of which a WebP holds one and a WebM many. Every square of 16 is guessed from its
 * neighbours, and what that leaves over is coded. Source: RFC 6386.
 */
export function encodeKeyFrame(bitmap: Bitmap): Uint8Array {
  const sources = toPlanes(bitmap)
  const decoded = sources.map(({ width, height }) => createPlane(width, height))
  const [luma, blue, red] = sources.map((source, place) => ({ source, decoded: at(decoded, place) }))
  if (!luma || !blue || !red) throw new RangeError('a picture has three planes')
  const { width, height } = luma.source
  const contexts = createContexts(width / 16)
  const header = createBoolWriter()
  const tokens = createBoolWriter()
  writeFrameHeader(header)
  for (let top = 0; top < height; top += 16) {
    for (let left = 0; left < width; left += 16) {
      const large = { left, top, size: 16 } as const
      const small = { left: left / 2, top: top / 2, size: 8 } as const
      const lumaGuess = chooseMode([luma], large)
      const chromaGuess = chooseMode([blue, red], small)
      writeMode(header, 'luma', lumaGuess.mode)
      writeMode(header, 'chroma', chromaGuess.mode)
      const coded = codeSquare(luma.source, luma.decoded, large, at(lumaGuess.guesses, 0), true)
      writeMeans(tokens, contexts.means, left / 16, coded)
      writeBlocks(tokens, contexts.luma, left / 16, coded)
      for (const [place, { source, decoded }] of [blue, red].entries()) {
        const square = codeSquare(source, decoded, small, at(chromaGuess.guesses, place), false)
        writeBlocks(tokens, at(contexts.chroma, place), left / 16, square)
      }
    }
  }
  return joinParts(bitmap, header.finish(), tokens.finish())
}

/** Source: RFC 6386, section 9.1. */
function joinParts({ width, height }: Bitmap, header: Uint8Array, tokens: Uint8Array): Uint8Array {
  const isShown = 1 << 4
  const tag = isShown | (header.length << 5)
  const start = [tag & 255, (tag >> 8) & 255, tag >> 16, 0x9d, 0x01, 0x2a]
  const size = [width & 255, width >> 8, height & 255, height >> 8]
  return Uint8Array.from([...start, ...size, ...header, ...tokens])
}
