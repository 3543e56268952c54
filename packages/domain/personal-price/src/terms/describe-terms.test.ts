import { expect, test } from 'vitest'
import { defaultTerms, type PaymentTerms } from '../offer/payment-terms.ts'
import { describeTerms } from './describe-terms.ts'

test.each<[Partial<PaymentTerms>, string]>([
  [{}, '카드 결제'],
  [{ cards: ['삼성카드'] }, '삼성카드'],
  [{ cash: true }, '카드 결제 · 현금'],
  [
    {
      cards: ['삼성카드', '현대카드'],
      cash: true,
      memberships: ['우주패스', '롯데오너스', '와우 멤버십'],
      region: 'remote',
      quantity: 12,
    },
    '삼성카드 외 1장 · 현금 · 우주패스 외 2개 · 도서·산간 · 12개',
  ],
])('%j is described as %s', (terms, words) => {
  expect(describeTerms({ ...defaultTerms, ...terms })).toBe(words)
})
