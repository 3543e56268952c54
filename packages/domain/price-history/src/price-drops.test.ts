import { checkedAnswer } from '@jeoul/api/testing'
import type { PriceDrop } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { readDrops } from './price-drops.ts'

const view = {
  item_id: '1',
  name: '상품',
  cate_id: '111',
  maker: '저울',
  image: 'http://main.test/1.svg',
  price_state: 3 as const,
  cash: 900,
  card: 900,
}
const dropOf = (any: number, month_low?: number, more: Partial<PriceDrop['change']> = {}): PriceDrop => ({
  item: view,
  change: {
    item_id: '1',
    price_state: 3,
    today: '2026-11-01',
    recent: [{ date: '2026-11-01', any }],
    observed: 200,
    ...(month_low !== undefined && { month_low }),
    ...more,
  },
})
const drops = (...result: PriceDrop[]) =>
  readDrops(checkedAnswer('GET /front/v2/items/drops', { success: true, message: 'success', result }))

test('"방금 내려간 가격, each against its own history": the largest drop first', () => {
  const found = drops(dropOf(900, 1000), dropOf(800, 1000))
  expect(found?.map(({ now, before }) => [now, before])).toEqual([
    [800, 1000],
    [900, 1000],
  ])
})

test.each([
  ['costs as much as before', dropOf(1000, 1000)],
  ['fell by less than a percent', dropOf(995, 1000)],
  ['was never observed before', dropOf(900)],
  ['is not sold today', dropOf(900, 1000, { recent: [{ date: '2026-10-31', any: 900 }] })],
  ['was never observed at all', dropOf(900, 1000, { recent: [] })],
  ['was observed on fewer days than five weeks have', dropOf(900, 1000, { observed: 34 })],
  [
    'regression: costs less because its delivery is unknown',
    dropOf(900, 1000, { recent: [{ date: '2026-11-01', any: 900, delivery: null }] }),
  ],
  ['costs nothing', dropOf(0, 1000)],
  ['has no figure', dropOf(Number.NaN, 1000)],
])('drops a product that %s', (_, drop) => {
  expect(drops(drop)).toEqual([])
})

test('days without an observation before today are skipped: the lowest of the observed days counts', () => {
  const recent = [
    { date: '2026-11-01', any: 900 },
    { date: '2026-10-05', any: 1000 },
  ]
  expect(drops(dropOf(900, 1000, { recent }))).toHaveLength(1)
})

test('관측 최저 needs the observed low', () => {
  const low = { date: '2026-11-01', any: 900 }
  expect(drops(dropOf(900, 1000, { low }))?.[0]?.isLowest).toBe(true)
  expect(drops(dropOf(900, 1000, { low: { ...low, any: 850 } }))?.[0]?.isLowest).toBe(false)
})

test('"A success response is required before data is stored"', () => {
  expect(readDrops({ success: false, message: '', result: [] })).toBeNull()
})
