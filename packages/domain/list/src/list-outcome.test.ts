import type { ListItem } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import type { ListAnswer } from './list-answer.ts'
import { listOutcome } from './list-outcome.ts'

const item: ListItem = {
  item_id: '1',
  name: '그래픽카드',
  cate_id: '112758',
  image: '',
  price_state: 3,
  cash: 1,
  card: 1,
  delivery: { kind: 'free' },
  mall_count: 1,
  review_count: 0,
  zzim_count: 0,
  registered: '2026-09-14',
  key_specs: [],
  variants: [],
  moreView: false,
}
const answer = (items: readonly ListItem[], total: number): ListAnswer => ({
  items,
  total,
  makers: [],
  specCounts: null,
  traitCounts: {},
  malls: null,
  priceBands: null,
})

test('a failed load keeps the rows before it, and says so where there are none', () => {
  expect(listOutcome({ status: 'failed', data: answer([item], 1) })).toBe('rows')
  expect(listOutcome({ status: 'failed', data: null })).toBe('failed')
  expect(listOutcome({ status: 'failed', data: answer([], 0) })).toBe('failed')
})

test('an older answer keeps its rows while a newer one is awaited, but an empty one is not kept', () => {
  expect(listOutcome({ status: 'loading', data: answer([item], 1) })).toBe('rows')
  expect(listOutcome({ status: 'loading', data: answer([], 0) })).toBe('waiting')
  expect(listOutcome({ status: 'loading', data: null })).toBe('waiting')
  expect(listOutcome({ status: 'idle', data: null })).toBe('waiting')
})

test('a page without rows is beyond the end, unless the list has none', () => {
  expect(listOutcome({ status: 'full', data: answer([], 31) })).toBe('beyond')
  expect(listOutcome({ status: 'full', data: answer([], 0) })).toBe('none')
  expect(listOutcome({ status: 'full', data: answer([item], 31) })).toBe('rows')
})
