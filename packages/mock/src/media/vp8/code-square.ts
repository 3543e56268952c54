import { at } from '../../catalogue/at.ts'
import type { Plane } from '../planes.ts'
import { distanceOf, type Square } from './predict.ts'
import { type Block, forwardBlock, forwardMeans, inverseBlock, inverseMeans } from './transforms.ts'

/** How fine levels are: of the mean of a block, and of all else in it. */
interface Steps {
  readonly mean: number
  readonly rest: number
}

/** What index 24 of 128 stands for. Source: RFC 6386, section 14.1. */
export const quantizerIndex = 24
const blockSteps: Steps = { mean: 23, rest: 28 }
const meansSteps: Steps = { mean: 46, rest: 43 }

/** A square as levels: row by row of blocks, and in them row by row. */
export interface CodedSquare {
  readonly blocks: readonly Block[]
  /** Of the means of the blocks, where those are coded by themselves. */
  readonly means: Block
}

const nothing: Block = new Float64Array(16)

/** Codes what a guess leaves over, and puts what a decoder makes of it into `decoded`. */
export function codeSquare(
  source: Plane,
  decoded: Plane,
  square: Square,
  guess: Uint8Array,
  hasOwnMeans: boolean,
): CodedSquare {
  const count = (square.size / 4) ** 2
  if (distanceOf(source, square, guess) < square.size ** 2 / 2) {
    for (let block = 0; block < count; block++) writeBlock(decoded, square, guess, block, nothing)
    return { blocks: Array.from({ length: count }, () => nothing), means: nothing }
  }
  const blocks = Array.from({ length: count }, (_, block) => {
    const left = readBlock(source, square, guess, block)
    forwardBlock(left)
    return left
  })
  const means = new Float64Array(16)
  if (hasOwnMeans) {
    blocks.forEach((block, place) => {
      means[place] = at(block, 0)
    })
    forwardMeans(means)
    quantize(means, meansSteps)
  }
  const decodedMeans = dequantize(means, meansSteps)
  inverseMeans(decodedMeans)
  blocks.forEach((block, place) => {
    quantize(block, blockSteps)
    const left = dequantize(block, blockSteps)
    if (hasOwnMeans) left[0] = at(decodedMeans, place)
    inverseBlock(left)
    writeBlock(decoded, square, guess, place, left)
  })
  return { blocks, means }
}

function quantize(block: Block, steps: Steps): void {
  for (let place = 0; place < 16; place++) {
    const value = at(block, place)
    const step = place === 0 ? steps.mean : steps.rest
    block[place] = Math.sign(value) * Math.floor(Math.abs(value) / step + 0.4)
  }
}

function dequantize(levels: Block, steps: Steps): Block {
  return levels.map((level, place) => level * (place === 0 ? steps.mean : steps.rest))
}

/** What the guess leaves over of a block. */
function readBlock(
  { width, values }: Plane,
  { left, top, size }: Square,
  guess: Uint8Array,
  block: number,
): Block {
  const over = new Float64Array(16)
  const column = (4 * block) % size
  const row = 4 * Math.floor((4 * block) / size)
  for (let y = 0; y < 4; y++) {
    const from = (top + row + y) * width + left + column
    const guessed = (row + y) * size + column
    for (let x = 0; x < 4; x++) over[4 * y + x] = at(values, from + x) - at(guess, guessed + x)
  }
  return over
}

function writeBlock(
  { width, values }: Plane,
  { left, top, size }: Square,
  guess: Uint8Array,
  block: number,
  over: Block,
): void {
  const column = (4 * block) % size
  const row = 4 * Math.floor((4 * block) / size)
  for (let y = 0; y < 4; y++) {
    const to = (top + row + y) * width + left + column
    const guessed = (row + y) * size + column
    for (let x = 0; x < 4; x++) {
      values[to + x] = Math.min(Math.max(at(guess, guessed + x) + at(over, 4 * y + x), 0), 255)
    }
  }
}
