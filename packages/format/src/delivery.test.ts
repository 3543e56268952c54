import { expect, test } from 'vitest'
import { type DeliveryTerms, formatDelivery } from './delivery.ts'

const table: ReadonlyArray<readonly [DeliveryTerms, string]> = [
  [{ kind: 'free' }, '무료배송'],
  [{ kind: 'paid', fee: 3000 }, '배송비 3,000원'],
  [{ kind: 'free-above', threshold: 50000, fee: 3000 }, '5만원 이상 무료배송 (미만\u00a03,000원)'],
  [{ kind: 'free-above', threshold: 35000 }, '35,000원 이상 무료배송'],
  [{ kind: 'unknown' }, '배송비 확인 필요'],
]

test.each(table)('%o reads %s', (terms, text) => {
  expect(formatDelivery(terms)).toBe(text)
})
