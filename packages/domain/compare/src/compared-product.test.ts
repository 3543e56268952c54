import { productOf } from '@jeoul/product/testing/product-of'
import { readProductOf } from '@jeoul/product/testing/read-product-of'
import { describe, expect, test } from 'vitest'
import { comparedProduct } from './compared-product.ts'

test('takes the fields that a comparison shows', () => {
  const { item } = productOf()
  expect(comparedProduct(readProductOf({ review_count: 12, review_score: 4.5 }))).toEqual({
    itemId: item.item_id,
    name: item.name,
    image: item.image,
    cateId: item.cate_id,
    isPart: false,
    specs: productOf().specData,
    label: null,
    score: 4.5,
    reviewCount: 12,
  })
})

describe('"labels for 0 to 2 are 단종, 일시품절, 가격비교 예정"', () => {
  test.each([
    [0, '단종'],
    [1, '일시품절'],
    [2, '가격비교 예정'],
    [3, null],
  ] as const)('%i', (state, label) => {
    const item = { ...productOf().item, price_state: state }
    expect(comparedProduct(readProductOf({ item })).label).toBe(label)
  })
})

test('has no score without reviews', () => {
  expect(comparedProduct(readProductOf({ review_count: 0, review_score: 5 })).score).toBeNull()
})
