import { expect, test } from 'vitest'
import { personalPriceLabel } from './personal-price-label.ts'

test.each([
  [false, 1, '내 결제가'],
  [false, 3, '내 결제가 3개 합계'],
  [true, 1, '예상 결제가'],
  [true, 12, '예상 결제가 12개 합계'],
])('"every headline says 3개 합계": estimated %s, %i pieces', (isEstimate, quantity, label) => {
  expect(personalPriceLabel({ isEstimate }, quantity)).toBe(label)
})
