import { checkedAnswer } from '@jeoul/api/testing'
import { describe, expect, test } from 'vitest'
import { readProduct } from './product-answer.ts'
import { productOf } from './testing/product-of.ts'

/** The product in a response as it arrives, which may violate the contract. */
function read(changes: object) {
  const body = { success: true, message: 'success', result: { ...productOf(), ...changes } }
  return readProduct(checkedAnswer('GET /desktop/v1/shopping/items/{id}', body))
}

describe('"A success response is required before data is stored"', () => {
  test('rejects a response without success', () => {
    expect(readProduct({ success: false, result: productOf() })).toBeNull()
  })
  test.each([
    ['no item', { item: null }],
    ['an item without a number', { item: { ...productOf().item, item_id: '' } }],
  ])('%s is not a product', (_, changes) => {
    expect(read(changes)).toBeNull()
  })
})

test('accepts a product with only the required fields', () => {
  expect(read({})).toEqual({
    ...productOf(),
    gallery: [{ type: 'image', url: 'https://pictures.example/7.svg' }],
    key_specs: ['12GB'],
    variants: [],
    successors: [],
    headline: expect.objectContaining({ total: productOf().item.cash, label: '판매가' }),
    otherHeadlines: [expect.objectContaining({ label: '카드가' })],
  })
})

test.each<[object, object]>([
  [{}, { name: '상품 7', price_state: 3, cash: 892_000, card: null, maker: '', image: '' }],
  [
    { name: '이름', price_state: 1 },
    { name: '이름', price_state: 1 },
  ],
  [
    { item_id: 7, cash: 1000 },
    { item_id: '7', cash: 1000 },
  ],
])('regression: a product with item %j was rejected', (item, expected) => {
  expect(read({ item: { item_id: '7', ...item } })?.item).toMatchObject(expected)
})

test('a product without any picture has an empty gallery', () => {
  expect(read({ item: { item_id: '7' } })?.gallery).toEqual([])
})

test('missing or invalid lists are empty', () => {
  const lying = {
    related: null,
    specData: 'none',
    detail: null,
    optionChange: {},
    happyTreeData: undefined,
    zzim_my: 1,
  }
  expect(read(lying)).toMatchObject({
    related: [],
    specData: [],
    key_specs: [],
    detail: { text: '', images: [] },
    optionChange: { base: [], option: [] },
    happyTreeData: null,
    zzim_my: false,
  })
})

test('the lowest price defaults to the item’s', () => {
  expect(read({ productData: null })?.productData).toEqual({ isAssembledPc: false, priceLow: 892_000 })
})

test('drops groups without options', () => {
  const group = { name: 'CPU', type: 1, default: null, list: [] }
  expect(read({ optionChange: { base: [group], option: [{ ...group, list: null }] } })?.optionChange).toEqual(
    {
      base: [],
      option: [],
    },
  )
})
