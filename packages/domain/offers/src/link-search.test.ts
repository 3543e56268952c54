import { expect, test } from 'vitest'
import { linkSearch } from './link-search.ts'

test('a price that everyone pays', () => {
  expect(linkSearch({ itemIdCp: '77012', total: 892_000, isOwn: false })).toBe('?offer=77012&seen=892000')
})

test('a price by 내 결제조건, and an id that is no number', () => {
  expect(linkSearch({ itemIdCp: 'A&B 1', total: 0, isOwn: true })).toBe('?offer=A%26B+1&seen=0&own=1')
})
