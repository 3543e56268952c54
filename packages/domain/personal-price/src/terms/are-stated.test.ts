import { expect, test } from 'vitest'
import { defaultTerms, type PaymentTerms } from '../offer/payment-terms.ts'
import { areStated } from './are-stated.ts'

test.each<[Partial<PaymentTerms>, boolean]>([
  [{}, false],
  [{ cards: ['삼성카드'] }, true],
  [{ cash: true }, true],
  [{ memberships: ['우주패스'] }, true],
  [{ region: 'jeju' }, true],
  [{ quantity: 2 }, false],
])('%j count as stated: %s', (terms, isStated) => {
  expect(areStated({ ...defaultTerms, ...terms })).toBe(isStated)
})
