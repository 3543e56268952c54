import { type DeviceStorage, deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, createEvent, fork, restore } from 'effector'
import { expect, test } from 'vitest'
import { $seenItems, itemForgotten, itemSeen, itemsForgotten, rememberVisits } from './model.ts'
import type { SeenItem } from './seen-items.ts'

const item = (itemId: string): SeenItem => ({ itemId, name: `상품 ${itemId}`, image: null })

/** A device whose storage holds only these products. */
function deviceWith(...items: SeenItem[]): DeviceStorage {
  return memoryStorage(new Map([['jeoul.recent', JSON.stringify(items)]]))
}

async function open(storage = deviceWith()) {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: storage })
  return { scope, ids: () => scope.getState($seenItems).map(({ itemId }) => itemId) }
}

test('the product seen last comes first, and is restored on the next visit', async () => {
  const storage = deviceWith(item('1'), item('2'))
  const { scope, ids } = await open(storage)
  await allSettled(itemSeen, { scope, params: item('2') })
  expect(ids()).toEqual(['2', '1'])
  expect((await open(storage)).ids()).toEqual(['2', '1'])
})

test('one product can be removed, or all of them', async () => {
  const { scope, ids } = await open(deviceWith(item('1'), item('2')))
  await allSettled(itemForgotten, { scope, params: '1' })
  expect(ids()).toEqual(['2'])
  await allSettled(itemsForgotten, { scope })
  expect(ids()).toEqual([])
})

const itemShown = createEvent<SeenItem | null>()
rememberVisits(restore(itemShown, null))

test('a page that started before the storage was read keeps the stored products', async () => {
  const scope = fork()
  await allSettled(itemShown, { scope, params: item('7') })
  expect(scope.getState($seenItems)).toEqual([])
  await allSettled(deviceOpened, { scope, params: deviceWith(item('1')) })
  expect(scope.getState($seenItems)).toEqual([item('7'), item('1')])
})

test('a page whose product changes adds it again', async () => {
  const { scope, ids } = await open()
  for (const shown of [item('7'), null, item('8'), item('7')]) {
    await allSettled(itemShown, { scope, params: shown })
  }
  expect(ids()).toEqual(['7', '8'])
})
