import { expect, test } from 'vitest'
import { intendedItem, readWishIntent } from './wish-intent.ts'

test.each([
  [
    { itemId: '7', time: 5 },
    { itemId: '7', time: 5 },
  ],
  [{ itemId: '', time: 5 }, null],
  [{ itemId: 7, time: 5 }, null],
  [{ itemId: '7' }, null],
  [null, null],
  ['7', null],
])('what the device kept: %j', (found, intent) => {
  expect(readWishIntent(found)).toEqual(intent)
})

test.each([
  [0, '7'],
  [15 * 60_000, '7'],
  [15 * 60_000 + 1, null],
  [-1, null],
])('%i ms after the press', (age, itemId) => {
  expect(intendedItem({ itemId: '7', time: 1000 }, 1000 + age)).toBe(itemId)
})

test('without an intent nothing is saved', () => {
  expect(intendedItem(null, 0)).toBeNull()
})
