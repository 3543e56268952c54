import type { PriceChange } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { priceToday, readTarget, suggestTargets, type TypedTarget } from './target.ts'

test.each<[string, number | null, TypedTarget]>([
  ['85000', 100_000, { status: 'fine', target: 85_000 }],
  [' 85,000원 ', 100_000, { status: 'fine', target: 85_000 }],
  ['8만', null, { status: 'fine', target: 80_000 }],
  ['', 100_000, { status: 'empty' }],
  ['  ', 100_000, { status: 'empty' }],
  ['싸게', 100_000, { status: 'unreadable' }],
  ['-5', 100_000, { status: 'unreadable' }],
  ['1e5', 100_000, { status: 'unreadable' }],
  ['99999999999', null, { status: 'unreadable' }],
  ['0', 100_000, { status: 'zero' }],
  ['100000', 100_000, { status: 'too-high' }],
  ['99999', 100_000, { status: 'fine', target: 99_999 }],
])('a target of %j at %j', (typed, now, read) => {
  expect(readTarget(typed, now)).toEqual(read)
})

const change: PriceChange = {
  item_id: '7',
  price_state: 3,
  today: '2026-11-01',
  recent: [{ date: '2026-11-01', any: 100_050, delivery: 3000 }],
  month_low: 97_000,
  low: { date: '2026-06-01', any: 88_000 },
  observed: 200,
}
const suggested = (changes: Partial<PriceChange>, now = priceToday({ ...change, ...changes })) =>
  suggestTargets({ ...change, ...changes }, now).map(({ kind, target }) => `${kind} ${target}`)

describe('suggested targets', () => {
  test('are below today’s price, the highest first', () => {
    expect(suggested({})).toEqual(['month-low 97000', 'five-off 95000', 'ten-off 90000', 'low 88000'])
  })

  test('are below the shopper’s own price', () => {
    expect(suggested({}, 90_000)).toEqual(['low 88000', 'five-off 85500', 'ten-off 81000'])
  })

  test('contain no duplicates, and no amount that is not lower', () => {
    expect(suggested({ month_low: 100_050, low: { date: '2026-06-01', any: 95_000 } })).toEqual([
      'low 95000',
      'ten-off 90000',
    ])
  })

  test('are empty for a very cheap product', () => {
    expect(
      suggested({
        recent: [{ date: '2026-11-01', any: 50 }],
        month_low: 50,
        low: { date: '2026-11-01', any: 50 },
      }),
    ).toEqual([])
  })

  test.each<[string, Partial<PriceChange>]>([
    ['is not sold', { price_state: 1 }],
    ['was not observed today', { today: '2026-11-02' }],
    ['has no known delivery', { recent: [{ date: '2026-11-01', any: 100_050, delivery: null }] }],
    ['was never observed', { recent: [] }],
  ])('are empty if the product %s', (_, changes) => {
    expect(suggested(changes)).toEqual([])
    expect(priceToday({ ...change, ...changes })).toBeNull()
  })
})
