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
  ['any other', readProductOf(), ['offers', 'specs', 'news']],
  [
    'one with others like it',
    readProductOf({ related: [productOf().item] }),
    ['offers', 'specs', 'related', 'news'],
  ],
  [
    'one that nobody sells any more',
    readProductOf({ item: { ...productOf().item, price_state: 0 }, related: [productOf().item] }),
    ['related', 'offers', 'specs', 'news'],
  ],
  [
    'an assembled PC',
    readProductOf({
      productData: { isAssembledPc: true, priceLow: 1 },
      optionChange: { base: [group], option: [] },
    }),
    ['offers', 'options', 'specs', 'news'],
  ],
])('the sections of %s', (_, product, ids) => {
  expect(productSections(product, false).map(({ id }) => id)).toEqual(ids)
})

test('the history of prices follows the prices, where the host has one', () => {
  expect(productSections(readProductOf(), true).map(({ id }) => id)).toEqual([
    'offers',
    'history',
    'specs',
    'news',
  ])
})
