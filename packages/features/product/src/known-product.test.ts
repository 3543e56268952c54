import { productOpened } from '@jeoul/product'
import { cardPressed } from '@jeoul/product/card-preview'
import { itemSeen } from '@jeoul/product/recent'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $knownProduct } from './known-product.ts'

const seen = { itemId: '7', name: '램 16GB', image: '/7.svg', price: 31_000 }
const lastPrice = '마지막으로 본 가격 31,000원'
const card = { itemId: '7', name: '램', image: null, price: '최저가 30,000원' }

test.each([
  ['seen before', '7', seen, null, { ...seen, price: lastPrice }],
  [
    'seen before without a price',
    '7',
    { itemId: '7', name: '램 16GB', image: '/7.svg' },
    null,
    { ...seen, price: '' },
  ],
  ['seen before, card pressed', '7', seen, card, card],
  ['never seen', '8', seen, null, null],
])(
  'regression: without a connection, a product lost its name and price (%s)',
  async (_, itemId, visit, pressed, known) => {
    const scope = fork()
    await allSettled(itemSeen, { scope, params: visit })
    if (pressed) await allSettled(cardPressed, { scope, params: pressed })
    await allSettled(productOpened, { scope, params: { itemId, managerId: 1 } })
    expect(scope.getState($knownProduct)).toEqual(known)
  },
)
