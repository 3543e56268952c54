import { type DeviceStorage, deviceOpened, textChangedElsewhere } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import type { PickedItem } from './picked-items.ts'
import {
  $isPickRefused,
  $picked,
  itemPicked,
  itemsUnpicked,
  itemToggled,
  itemUnpicked,
  picksSorted,
} from './tray-model.ts'

const item = (itemId: string): PickedItem => ({ itemId, name: `상품 ${itemId}`, image: null })

/** A device whose storage holds only these products. */
function deviceWith(...items: PickedItem[]): DeviceStorage {
  return memoryStorage(new Map([['jeoul.compare', JSON.stringify(items)]]))
}

async function open(storage = deviceWith()) {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: storage })
  return {
    scope,
    pick: (id: string) => allSettled(itemPicked, { scope, params: item(id) }),
    unpick: (params: string) => allSettled(itemUnpicked, { scope, params }),
    press: (id: string) => allSettled(itemToggled, { scope, params: item(id) }),
    ids: () => scope.getState($picked).map(({ itemId }) => itemId),
    isRefused: () => scope.getState($isPickRefused),
  }
}

const eight = ['1', '2', '3', '4', '5', '6', '7', '8'].map(item)

test('picked products are restored on the next visit', async () => {
  const storage = deviceWith(item('1'))
  const { pick, press, ids } = await open(storage)
  await pick('2')
  await press('3')
  await press('1')
  expect(ids()).toEqual(['2', '3'])
  expect((await open(storage)).ids()).toEqual(['2', '3'])
})

test('products can be removed one by one, or all at once', async () => {
  const { scope, unpick, ids } = await open(deviceWith(item('1'), item('2'), item('3')))
  await unpick('2')
  expect(ids()).toEqual(['1', '3'])
  await allSettled(itemsUnpicked, { scope })
  expect(ids()).toEqual([])
})

test('a new order is stored', async () => {
  const { scope, ids } = await open(deviceWith(item('1'), item('2')))
  await allSettled(picksSorted, { scope, params: ['2', '1'] })
  expect(ids()).toEqual(['2', '1'])
})

test('a full tray refuses a ninth product, and reports it until the next change', async () => {
  const { press, pick, unpick, ids, isRefused } = await open(deviceWith(...eight))
  expect(isRefused()).toBe(false)
  await press('9')
  expect([ids().length, isRefused()]).toEqual([8, true])
  await unpick('1')
  expect(isRefused()).toBe(false)
  await pick('9')
  expect([ids().includes('9'), isRefused()]).toEqual([true, false])
})

test('pressing one of the eight again is not refused', async () => {
  const { press, ids, isRefused } = await open(deviceWith(...eight))
  await press('8')
  expect([ids().length, isRefused()]).toEqual([7, false])
})

test('other tabs of the same device follow', async () => {
  const { scope, ids } = await open(deviceWith(item('1')))
  const text = JSON.stringify([item('1'), item('2')])
  await allSettled(textChangedElsewhere, { scope, params: { key: 'jeoul.compare', text } })
  expect(ids()).toEqual(['1', '2'])
})
