import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $cardPreview, cardPressed, previewVariant } from './card-preview-model.ts'
import { productOpened } from './model.ts'
import { productOf } from './testing/product-of.ts'
import { readProductOf } from './testing/read-product-of.ts'

const card = { itemId: '7', name: '램 16GB', image: null, price: '최저가 31,000원 · 무료배송' }

test.each([
  ['the product that was pressed', '7', card],
  ['another product, opened since', '8', null],
])('a card previews %s', async (_, itemId, preview) => {
  const scope = fork()
  await allSettled(cardPressed, { scope, params: card })
  await allSettled(productOpened, { scope, params: { itemId, managerId: 1 } })
  expect(scope.getState($cardPreview)).toEqual(preview)
})

test.each([
  ['takes the place of the open product’s own', '램 16GB', '16GB', '램 32GB'],
  ['is added to a name without one', '램', '16GB', '램 32GB'],
  ['is added if the open product has none', '램 16GB', undefined, '램 16GB 32GB'],
])('the label of a variant %s', (_, name, own, expected) => {
  const gallery = [
    { type: 'video' as const, url: 'https://pictures.example/7.mp4' },
    { type: 'image' as const, url: 'https://pictures.example/7.svg' },
  ]
  const open = readProductOf({
    item: { ...productOf().item, name },
    ...(own && { variant_label: own }),
    gallery,
  })
  const variant = { item_id: '8', label: '32GB', state: 3, cash: 31_000, card: 32_000 } as const
  expect(previewVariant(open, variant, '31,000원')).toEqual({
    itemId: '8',
    name: expected,
    image: 'https://pictures.example/7.svg',
    price: '31,000원',
  })
})
