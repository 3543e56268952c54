import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $cardPreview, cardPressed } from './card-preview-model.ts'
import { productOpened } from './model.ts'

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
