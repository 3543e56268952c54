import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'

test('paid placements have no rank and do not change the rank of others', () => {
  expect(ranksOf([{ ad: true }, {}, { ad: true }, { ad: false }], 31)).toEqual([null, 31, null, 32])
})
