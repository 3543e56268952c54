import { allSettled, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import { $openRows, moreViewOpened, moreViewToggled } from './more-view-model.ts'
import { setUp } from './testing/list-host.ts'

async function openedList() {
  const { scope, open } = setUp()
  await open('111213')
  const opened = vi.fn()
  createWatch({ unit: moreViewOpened, scope, fn: opened })
  const press = (index: number) => allSettled(moreViewToggled, { scope, params: index })
  return { press, open, opened, rows: () => scope.getState($openRows) }
}

test('"Only one item per row of three may have its more-view open"', async () => {
  const { press, rows } = await openedList()
  await press(0)
  await press(3)
  expect(rows()).toEqual([0, 3])
  await press(2)
  expect(rows()).toEqual([3, 2])
})

test('opening reports the item, closing reports nothing', async () => {
  const { press, opened } = await openedList()
  await press(3)
  await press(3)
  expect(opened.mock.calls).toEqual([['4']])
})

test('a new list starts with all of them closed', async () => {
  const { press, open, rows } = await openedList()
  await press(1)
  await open('111213', '?page=2')
  expect(rows()).toEqual([])
})
