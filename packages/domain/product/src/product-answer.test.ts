import type { Product } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { readProduct } from './product-answer.ts'
import { productOf } from './testing/product-of.ts'

/** A product as received, which may violate the contract. */
function arrived(changes: object): Product {
  return JSON.parse(JSON.stringify({ ...productOf(), ...changes }))
}
const read = (changes: object) => readProduct({ success: true, result: arrived(changes) })

describe('"A success response is required before data is stored"', () => {
  test('an answer without success is refused', () => {
    expect(readProduct({ success: false, result: productOf() })).toBeNull()
  })
  test.each([
    ['no item', { item: null }],
    ['an item without a number', { item: { ...productOf().item, item_id: '' } }],
  ])('%s is no product', (_, changes) => {
    expect(read(changes)).toBeNull()
  })
})

test('a host that tells only what the contract demands is shown', () => {
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
])('regression: a product whose item is %j was refused', (item, expected) => {
  expect(read({ item: { item_id: '7', ...item } })?.item).toMatchObject(expected)
})

test('a product without any picture has an empty gallery', () => {
  expect(read({ item: { item_id: '7' } })?.gallery).toEqual([])
})

test('what is missing or no list is empty', () => {
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

test('the lowest price is the item’s where the product tells none', () => {
  expect(read({ productData: null })?.productData).toEqual({ isAssembledPc: false, priceLow: 892_000 })
})

test('groups without options are no choice', () => {
  const group = { name: 'CPU', type: 1, default: null, list: [] }
  expect(read({ optionChange: { base: [group], option: [{ ...group, list: null }] } })?.optionChange).toEqual(
    {
      base: [],
      option: [],
    },
  )
})
