import { expect, test } from 'vitest'
import { productSections } from './product-sections.ts'
import { productOf } from './testing/product-of.ts'
import { readProductOf } from './testing/read-product-of.ts'

const group = {
  name: 'CPU',
  type: 1 as const,
  default: null,
  list: [{ idx: 1, type: 1 as const, name: '부품', price_state: 3 as const, cash: 1, card: 1 }],
}

test.each([
  ['one that is not there yet', null, ['offers']],
  ['any other', readProductOf(), ['offers', 'specs', 'reviews', 'news']],
  [
    'one with others like it',
    readProductOf({ related: [productOf().item] }),
    ['offers', 'specs', 'reviews', 'related', 'news'],
  ],
  [
    'one that nobody sells any more',
    readProductOf({ item: { ...productOf().item, price_state: 0 }, related: [productOf().item] }),
    ['related', 'offers', 'specs', 'reviews', 'news'],
  ],
  [
    'an assembled PC',
    readProductOf({
      productData: { isAssembledPc: true, priceLow: 1 },
      optionChange: { base: [group], option: [] },
    }),
    ['offers', 'options', 'specs', 'reviews', 'news'],
  ],
])('the sections of %s', (_, product, ids) => {
  expect(productSections(product, false).map(({ id }) => id)).toEqual(ids)
})

test('the price history follows the prices, if the host has one', () => {
  expect(productSections(readProductOf(), true).map(({ id }) => id)).toEqual([
    'offers',
    'history',
    'specs',
    'reviews',
    'news',
  ])
})

test('shows the number of reviews if there are any', () => {
  const labelOf = (review_count: number) =>
    productSections(readProductOf({ review_count }), false).find(({ id }) => id === 'reviews')?.label
  expect(labelOf(1284)).toBe('리뷰 1,284')
  expect(labelOf(0)).toBe('리뷰')
})
