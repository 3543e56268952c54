import type { Sort } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { adsApart, ranksOf } from './ads-apart.ts'

const items = [{ ad: true }, {}, { ad: true }, { ad: false }]

type Places = readonly number[]

test.each<[string, Sort, Places | null, Places, Places, Places]>([
  ['the list’s own order', 'rank', null, [0, 2], [1, 3], []],
  ['an order of a shorter list', 'new', [1, 0], [0, 2], [1, 3], []],
  ['an order by price has at most one above', 'low', null, [0], [1, 3], [2]],
  ['and so has the opposite one', 'high', null, [0], [1, 3], [2]],
  ['and the shopper’s own prices', 'rank', [3, 2, 1, 0], [2], [3, 1], [0]],
])('"paid placements apart from the order": %s', (_, sort, order, adsAbove, rows, adsBelow) => {
  expect(adsApart(items, sort, order)).toEqual({ adsAbove, rows, adsBelow })
})

test('an order by price without other rows keeps all ads together', () => {
  expect(adsApart([{ ad: true }, { ad: true }], 'low', null)).toEqual({
    adsAbove: [0, 1],
    rows: [],
    adsBelow: [],
  })
})

test('paid placements have no rank and do not change the rank of others', () => {
  expect(ranksOf([{ ad: true }, {}, { ad: true }, { ad: false }], 31)).toEqual([null, 31, null, 32])
})
