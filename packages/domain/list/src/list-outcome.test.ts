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

test('a failed load keeps the previous rows, and shows the failure without any', () => {
  expect(listOutcome({ status: 'failed', data: answer([item], 1) })).toBe('rows')
  expect(listOutcome({ status: 'failed', data: null })).toBe('failed')
  expect(listOutcome({ status: 'failed', data: answer([], 0) })).toBe('failed')
})

test('the previous rows stay while a newer response loads, but an empty result does not', () => {
  expect(listOutcome({ status: 'loading', data: answer([item], 1) })).toBe('rows')
  expect(listOutcome({ status: 'loading', data: answer([], 0) })).toBe('waiting')
  expect(listOutcome({ status: 'loading', data: null })).toBe('waiting')
  expect(listOutcome({ status: 'idle', data: null })).toBe('waiting')
})

test('an empty page is beyond the end, unless the list is empty', () => {
  expect(listOutcome({ status: 'full', data: answer([], 31) })).toBe('beyond')
  expect(listOutcome({ status: 'full', data: answer([], 0) })).toBe('none')
  expect(listOutcome({ status: 'full', data: answer([item], 31) })).toBe('rows')
})
