import { expect, test } from 'vitest'
import { adsApart, ranksOf } from './ads-apart.ts'

const items = [{ ad: true }, {}, { ad: true }, { ad: false }]

test.each<[string, readonly number[] | null, readonly number[], readonly number[]]>([
  ['the list’s own order', null, [0, 2], [1, 3]],
  ['the shopper’s order', [3, 2, 1, 0], [2, 0], [3, 1]],
  ['an order of a shorter list', [1, 0], [0, 2], [1, 3]],
])('"paid placements apart from the order": %s', (_, order, ads, rows) => {
  expect(adsApart(items, order)).toEqual({ ads, rows })
})

test('paid placements have no rank and do not change the rank of others', () => {
  expect(ranksOf([{ ad: true }, {}, { ad: true }, { ad: false }], 31)).toEqual([null, 31, null, 32])
})
