import { describe, expect, test } from 'vitest'
import { isForSale, type PriceState, priceStateLabel, readPriceState, unpricedLabel } from './price-state.ts'

describe('"Labels for 0 to 2 are 단종, 일시품절, 가격비교 예정"', () => {
  test.each<[PriceState, string | null, boolean]>([
    [0, '단종', false],
    [1, '일시품절', false],
    [2, '가격비교 예정', false],
    [3, null, true],
  ])('state %i is labelled %s', (state, label, forSale) => {
    expect(priceStateLabel(state)).toBe(label)
    expect(unpricedLabel(state)).toBe(label ?? '가격 확인 필요')
    expect(unpricedLabel()).toBe('가격 확인 필요')
    expect(isForSale(state)).toBe(forSale)
  })
})

test.each<[unknown, boolean, PriceState]>([
  [0, true, 0],
  [3, false, 3],
  [undefined, true, 3],
  [undefined, false, 2],
  [null, false, 2],
  [4, true, 3],
  ['0', false, 2],
])('a host that sends %j, with a price: %j, means %i', (found, hasPrice, state) => {
  expect(readPriceState(found, hasPrice)).toBe(state)
})
