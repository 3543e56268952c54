import { describe, expect, test } from 'vitest'
import { isForSale, type PriceState, priceStateLabel } from './price-state.ts'

describe('"Labels for 0 to 2 are 단종, 일시품절, 가격비교 예정"', () => {
  test.each<[PriceState, string | null, boolean]>([
    [0, '단종', false],
    [1, '일시품절', false],
    [2, '가격비교 예정', false],
    [3, null, true],
  ])('state %i is labelled %s', (state, label, forSale) => {
    expect(priceStateLabel(state)).toBe(label)
    expect(isForSale(state)).toBe(forSale)
  })
})
