import type { PriceState } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { priceBlock } from './price-block.ts'
import { productOf } from './testing/product-of.ts'

const inState = (price_state: PriceState, prices = {}) => {
  const { item, productData } = productOf()
  return priceBlock({ item: { ...item, price_state, ...prices }, productData })
}

describe('"Labels for 0 to 2 are 단종, 일시품절, 가격비교 예정"', () => {
  test.each<[PriceState, string]>([
    [0, '단종'],
    [1, '일시품절'],
    [2, '가격비교 예정'],
  ])('state %i is labelled %s, whatever its prices are', (state, label) => {
    expect(inState(state)).toMatchObject({ kind: 'label', label })
  })

  test('"3 normal price" has its price', () => {
    expect(inState(3)).toEqual({ kind: 'price', cash: 892_000, card: 871_200 })
  })
})

test('an unknown price is never 0원', () => {
  const { item } = productOf()
  const productData = { isAssembledPc: false, priceLow: null }
  expect(priceBlock({ item: { ...item, card: null }, productData })).toMatchObject({
    kind: 'label',
    label: '가격 확인 필요',
  })
})
