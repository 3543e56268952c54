import { expect, test } from 'vitest'
import { ratioOf } from './ratio-of.ts'

test('a round on a slow machine counts as much as any other', () => {
  expect(ratioOf([10, 20, 11], [20, 40, 20])).toEqual({
    mine: 11,
    theirs: 20,
    ratio: 0.5,
    least: 0.5,
    most: 0.55,
  })
})
