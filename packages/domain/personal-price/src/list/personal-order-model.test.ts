import type { ListItem } from '@jeoul/api/types'
import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, test } from 'vitest'
import { cashToggled, membershipToggled, termsReset } from '../terms/edit-model.ts'
import { createPersonalOrder } from './personal-order-model.ts'
import { itemOf } from './testing/item-of.ts'

const [grown, chosen, left] = [createEvent<readonly ListItem[]>(), createEvent<boolean>(), createEvent()]
const rows = [itemOf(), itemOf({ cash: 9_000, card: 12_000 })]
const $items = createStore<readonly ListItem[]>(rows, { serialize: 'ignore' }).on(grown, (_, items) => items)
const $offers = createStore({})
const $order = createPersonalOrder({ $items, $offers, chosen, left })

async function setUp() {
  const scope = fork()
  await allSettled(membershipToggled, { scope, params: '우주패스' })
  return {
    scope,
    choose: (isChosen = true) => allSettled(chosen, { scope, params: isChosen }),
    order: () => scope.getState($order),
  }
}

test('"the loaded page is reordered only when the shopper chooses that order"', async () => {
  const { scope, choose, order } = await setUp()
  expect(order()).toBeNull()
  await choose()
  expect(order()).toEqual([0, 1])
  await allSettled(cashToggled, { scope })
  expect(order()).toEqual([1, 0])
})

test('rows loaded later are sorted in', async () => {
  const { scope, choose, order } = await setUp()
  await choose()
  await allSettled(grown, { scope, params: [...rows, itemOf({ cash: 1, card: 1 })] })
  expect(order()).toEqual([2, 0, 1])
})

test('undoing it, another order, or resetting the terms restores the list’s own order', async () => {
  const { scope, choose, order } = await setUp()
  await choose()
  await choose(false)
  expect(order()).toBeNull()
  await choose()
  await allSettled(left, { scope })
  expect(order()).toBeNull()
  await choose()
  await allSettled(termsReset, { scope })
  expect(order()).toBeNull()
})
