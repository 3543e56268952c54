import { describe, expect, test } from 'vitest'
import { createPlane } from '../planes.ts'
import { modes, predict } from './predict.ts'

/** 16 by 16, its columns 0 to 15 and its rows ten times that. */
const decoded = createPlane(16, 16)
for (let y = 0; y < 16; y++) for (let x = 0; x < 16; x++) decoded.values[16 * y + x] = 10 * y + x

const guess = (left: number, top: number, mode: (typeof modes)[number]) => {
  const values = predict(decoded, { left, top, size: 8 }, mode)
  return [values[0], values[7], values[56], values[63]]
}

describe('a guess', () => {
  test('repeats the row above, the column on the left, or the mean of both', () => {
    expect(guess(8, 8, 'down')).toEqual([78, 85, 78, 85])
    expect(guess(8, 8, 'across')).toEqual([87, 87, 157, 157])
    expect(guess(8, 8, 'mean')).toEqual([102, 102, 102, 102])
  })

  test.each([
    ['at the top', 8, 0, { mean: 42, down: 127, across: 7 }],
    ['on the left', 0, 8, { mean: 74, down: 70, across: 129 }],
    ['in the corner', 0, 0, { mean: 128, down: 127, across: 129 }],
  ])('takes what the format says for what is beyond the edge, %s', (_, left, top, first) => {
    expect(Object.fromEntries(modes.map(mode => [mode, guess(left, top, mode)[0]]))).toEqual(first)
  })
})
