import type { Delivery } from '@jeoul/api/types'
import { formatDelivery } from '@jeoul/format'
import { expect, test } from 'vitest'
import { deliveryTerms } from './delivery-terms.ts'

test.each<[Delivery, string]>([
  [{ kind: 'free' }, '무료배송'],
  [{ kind: 'paid', fee: 3_000 }, '배송비 3,000원'],
  [{ kind: 'paid', fee: 3_000, each: 1 }, '배송비 3,000원 (1개마다)'],
  [{ kind: 'paid' }, '배송비 확인 필요'],
  [{ kind: 'free-above', threshold: 50_000 }, '5만원 이상 무료배송'],
  [{ kind: 'free-above', threshold: 50_000, fee: 3_000 }, '5만원 이상 무료배송 (미만\u00a03,000원)'],
  [{ kind: 'free-above' }, '배송비 확인 필요'],
  [{ kind: 'unknown' }, '배송비 확인 필요'],
])('%j has the terms %s', (delivery, words) => {
  expect(formatDelivery(deliveryTerms(delivery))).toBe(words)
})
