import { expect, test } from 'vitest'
import { withoutFreeDelivery } from './free-delivery.ts'

test.each([
  ['무료배송 키보드', '키보드'],
  ['5만원대 키보드 무료 배송', '5만원대 키보드'],
  ['무배 키보드', '키보드'],
  ['배송비 무료인 키보드', '키보드'],
  ['무료배송되는 기계식 키보드', '기계식 키보드'],
])('%s', (typed, words) => {
  expect(withoutFreeDelivery(typed)).toBe(words)
})

test.each(['키보드', '무료배송', '무료 백신', '배송 상자'])('%s wishes for no free delivery', typed => {
  expect(withoutFreeDelivery(typed)).toBeNull()
})
