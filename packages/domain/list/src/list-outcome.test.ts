import { expect, test } from 'vitest'
import { listOutcome } from './list-outcome.ts'
import { listAnswer, listItem } from './testing/list-item.ts'

const item = listItem('1')

test('a failed load keeps the previous rows, and shows the failure without any', () => {
  expect(listOutcome({ status: 'failed', data: listAnswer([item], 1) })).toBe('rows')
  expect(listOutcome({ status: 'failed', data: null })).toBe('failed')
  expect(listOutcome({ status: 'failed', data: listAnswer([], 0) })).toBe('failed')
})

test('the previous rows stay while a newer response loads, but an empty result does not', () => {
  expect(listOutcome({ status: 'loading', data: listAnswer([item], 1) })).toBe('rows')
  expect(listOutcome({ status: 'loading', data: listAnswer([], 0) })).toBe('waiting')
  expect(listOutcome({ status: 'loading', data: null })).toBe('waiting')
  expect(listOutcome({ status: 'idle', data: null })).toBe('waiting')
})

test('an empty page is beyond the end, unless the list is empty', () => {
  expect(listOutcome({ status: 'full', data: listAnswer([], 31) })).toBe('beyond')
  expect(listOutcome({ status: 'full', data: listAnswer([], 0) })).toBe('none')
  expect(listOutcome({ status: 'full', data: listAnswer([item], 31) })).toBe('rows')
})
