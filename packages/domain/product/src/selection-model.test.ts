import { getProductFx } from '@jeoul/api'
import type { Product } from '@jeoul/api/types'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork, sample } from 'effector'
import { expect, test } from 'vitest'
import { writeConfiguration } from './configuration.ts'
import { productOpened } from './model.ts'
import {
  $selection,
  configurationChosen,
  eachChanged,
  optionChosen,
  selectionReset,
} from './selection-model.ts'
import { productOf } from './testing/product-of.ts'

const optionOf = (idx: number, cash: number) =>
  ({ idx, type: 1, name: `부품 ${idx}`, price_state: 3, cash, card: cash }) as const
const assembled = {
  productData: { isAssembledPc: true, priceLow: 1_000_000 },
  optionChange: {
    base: [{ name: 'CPU', type: 1 as const, default: 1, list: [optionOf(1, 200_000), optionOf(2, 260_000)] }],
    option: [],
  },
}

// The page's address follows the selection.
sample({
  clock: configurationChosen,
  fn: configuration => ({ path: '/item/7', search: writeConfiguration('', configuration) }),
  target: addressChanged,
})

async function open(changes: Partial<Product>) {
  const scope = fork({
    handlers: [[getProductFx, () => ({ success: true, message: 'success', result: productOf(changes) })]],
  })
  const ask = (itemId: string) => allSettled(productOpened, { scope, params: { itemId, managerId: 1 } })
  await ask('7')
  return { scope, ask, selection: () => scope.getState($selection) }
}

test('"addedChangeLenght, addedChangePrice" follow the selection', async () => {
  const { scope, selection } = await open(assembled)
  expect(selection()).toMatchObject({
    originPrice: 1_000_000,
    price: 1_000_000,
    each: 1,
    addedChangeLength: 0,
  })
  await allSettled(optionChosen, { scope, params: 2 })
  await allSettled(eachChanged, { scope, params: 3 })
  expect(selection()).toMatchObject({
    price: 3_180_000,
    each: 3,
    addedChangeLength: 1,
    addedChangePrice: 60_000,
  })
  await allSettled(selectionReset, { scope })
  expect(selection()).toMatchObject({ price: 1_000_000, each: 1, addedChangeLength: 0 })
})

test('the address determines the selection, before and after the product has loaded', async () => {
  const { scope, ask, selection } = await open(assembled)
  const search = '?options=2.99&each=200'
  await allSettled(addressChanged, { scope, params: { path: '/item/7', search } })
  expect(selection()).toMatchObject({ price: 1_060_000 * 100, each: 100, selectIdxArr: [2] })
  await ask('8')
  expect(selection()).toMatchObject({ each: 100 })
})

test('products that are not assembled PCs, or have no price, have no selection', async () => {
  expect((await open({})).selection()).toBeNull()
  const priceless = { ...assembled, productData: { isAssembledPc: true, priceLow: null } }
  const { item } = productOf()
  expect((await open({ ...priceless, item: { ...item, cash: null } })).selection()).toBeNull()
})
