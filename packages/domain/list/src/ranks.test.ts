import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'

test('paid placements take no rank from the products around them', () => {
  expect(ranksOf([{ ad: true }, {}, { ad: true }, { ad: false }], 31)).toEqual([null, 31, null, 32])
})
