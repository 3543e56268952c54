import { expect, test } from 'vitest'
import { stockWords } from './stock-words.ts'

test.each([
  [0, '단종'],
  [1, '일시품절'],
  [2, '가격비교 예정'],
] as const)('state %i is explained as %s', (state, label) => {
  expect(stockWords(state)).toMatchObject({ label })
})

test('a product for sale needs no explanation', () => {
  expect(stockWords(3)).toBeNull()
})
