import { expect, test } from 'vitest'
import { adsApart, ranksOf } from './ads-apart.ts'
import type { ListSort } from './list-query.ts'

const items = [{ ad: true }, {}, { ad: true }, { ad: false }]

type Places = readonly number[]

test.each<[string, ListSort, Places, Places, Places]>([
  ['the list’s own order', 'rank', [0, 2], [1, 3], []],
  ['an order by price has at most one above', 'low', [0], [1, 3], [2]],
  ['and so has the opposite one', 'high', [0], [1, 3], [2]],
  ['and the shopper’s own prices', 'personal', [0], [1, 3], [2]],
])('"paid placements apart from the order": %s', (_, sort, adsAbove, rows, adsBelow) => {
  expect(adsApart(items, sort)).toEqual({ adsAbove, rows, adsBelow })
})

test('an order by price without other rows keeps all ads together', () => {
  expect(adsApart([{ ad: true }, { ad: true }], 'low')).toEqual({
    adsAbove: [0, 1],
    rows: [],
    adsBelow: [],
  })
})

test('paid placements have no rank and do not change the rank of others', () => {
  expect(ranksOf([{ ad: true }, {}, { ad: true }, { ad: false }], 31)).toEqual([null, 31, null, 32])
})
