/**
 * Transforms of 4 × 4 values in place, row by row. What a decoder does is exact; the way there is free. Source: RFC 6386,
 * section 14.
 */
export type Block = Float64Array

/** Four values of a block, `step` apart. */
type Pass = (block: Block, start: number, step: number) => void

function eachWay(block: Block, pass: Pass): void {
  for (let column = 0; column < 4; column++) pass(block, column, 4)
  for (let row = 0; row < 4; row++) pass(block, 4 * row, 1)
}

const value = (block: Block, place: number) => block[place] ?? 0

const sumsAndDifferences: Pass = (block, start, step) => {
  const a = value(block, start)
  const b = value(block, start + step)
  const c = value(block, start + 2 * step)
  const d = value(block, start + 3 * step)
  block[start] = a + b + c + d
  block[start + step] = a + b - c - d
  block[start + 2 * step] = a - b - c + d
  block[start + 3 * step] = a - b + c - d
}

/** Of the means of sixteen blocks. */
export function forwardMeans(block: Block): void {
  eachWay(block, sumsAndDifferences)
  for (let place = 0; place < 16; place++) block[place] = value(block, place) / 2
}

export function inverseMeans(block: Block): void {
  eachWay(block, sumsAndDifferences)
  for (let place = 0; place < 16; place++) block[place] = (value(block, place) + 3) >> 3
}

const cosine = Math.SQRT2 * Math.cos(Math.PI / 8)
const sine = Math.SQRT2 * Math.sin(Math.PI / 8)

const forward: Pass = (block, start, step) => {
  const a = value(block, start)
  const b = value(block, start + step)
  const c = value(block, start + 2 * step)
  const d = value(block, start + 3 * step)
  block[start] = a + b + c + d
  block[start + step] = cosine * (a - d) + sine * (b - c)
  block[start + 2 * step] = a - b - c + d
  block[start + 3 * step] = sine * (a - d) - cosine * (b - c)
}

/** The sixteen frequencies of a block. */
export function forwardBlock(block: Block): void {
  eachWay(block, forward)
  for (let place = 0; place < 16; place++) block[place] = value(block, place) / 2
}

const timesCosine = (factor: number) => factor + ((factor * 20_091) >> 16)
const timesSine = (factor: number) => (factor * 35_468) >> 16

const inverse: Pass = (block, start, step) => {
  const a = value(block, start)
  const b = value(block, start + step)
  const c = value(block, start + 2 * step)
  const d = value(block, start + 3 * step)
  const high = timesSine(b) - timesCosine(d)
  const low = timesCosine(b) + timesSine(d)
  block[start] = a + c + low
  block[start + step] = a - c + high
  block[start + 2 * step] = a - c - high
  block[start + 3 * step] = a + c - low
}

export function inverseBlock(block: Block): void {
  eachWay(block, inverse)
  for (let place = 0; place < 16; place++) block[place] = (value(block, place) + 4) >> 3
}
