import { tabOpened } from '@jeoul/visitor/device'
import { allSettled, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { rowKey } from './grown-list.ts'
import { $list, moreRequested } from './grown-list-model.ts'
import { mobileList } from './list-site.ts'
import {
  $isListShown,
  $returnPlace,
  listHidden,
  listShown,
  placeSaved,
  returnEnded,
  returnRequested,
} from './return-model.ts'
import type { SeenPlace } from './saved-list.ts'
import { itemsOf, setUp } from './testing/list-host.ts'
import { listItem } from './testing/list-item.ts'

const ids = Array.from({ length: 95 }, (_, index) => String(index + 1))
const place: SeenPlace = { row: '42', top: 120, isOpened: true }

function createStorage() {
  const texts = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: vi.fn((key: string, text: string) => texts.set(key, text)),
    removeItem: (key: string) => texts.delete(key),
  }
}

/** A tab, whose storage outlives the scopes opened in it. */
function openTab() {
  const storage = createStorage()
  const list = setUp({
    items: ({ query: { offset, limit } }) => itemsOf(ids.slice(offset, limit).map(listItem), ids.length),
    site: mobileList,
  })
  const openIn = async (scope: Scope) => {
    await allSettled(tabOpened, { scope, params: storage })
    await list.open('111213', '', scope)
    await allSettled(listShown, { scope })
  }
  const keep = (scope: Scope, entry: string) => allSettled(placeSaved, { scope, params: { entry, place } })
  const comeBack = (scope: Scope, entry: string) => allSettled(returnRequested, { scope, params: entry })
  return { ...list, storage, openIn, keep, comeBack }
}

const shown = (scope: Scope) => scope.getState($list)?.items.map(rowKey)

test('returning to a visit restores position and rows in a discarded tab', async () => {
  const { scope, scopeWith, openIn, keep, comeBack } = openTab()
  await openIn(scope)
  await allSettled(moreRequested, { scope })
  await keep(scope, 'a')
  const later = scopeWith()
  await openIn(later)
  expect(shown(later)).toHaveLength(30)
  await comeBack(later, 'a')
  expect(shown(later)).toEqual(shown(scope))
  expect(later.getState($returnPlace)).toEqual(place)
  await allSettled(returnEnded, { scope: later })
  expect(later.getState($returnPlace)).toBeNull()
})

test('another visit to the same list starts at the top', async () => {
  const { scope, openIn, keep, comeBack } = openTab()
  await openIn(scope)
  await keep(scope, 'a')
  await comeBack(scope, 'b')
  expect(scope.getState($returnPlace)).toBeNull()
})

test('a list is stored once, and again when it has grown; the position every time', async () => {
  const { scope, storage, openIn, keep } = openTab()
  const written = () => storage.setItem.mock.calls.map(([key]) => key.replace('jeoul.visit.', ''))
  await openIn(scope)
  await keep(scope, 'a')
  await keep(scope, 'a')
  expect(written()).toEqual(['place.a', 'list.a', 'place.a'])
  await allSettled(moreRequested, { scope })
  await keep(scope, 'a')
  await keep(scope, 'b')
  expect(written().slice(3)).toEqual(['place.a', 'list.a', 'place.b', 'list.b'])
})

test('a position belongs to the list on screen', async () => {
  const { scope, openIn, keep, comeBack } = openTab()
  await openIn(scope)
  await keep(scope, 'a')
  await comeBack(scope, 'a')
  await allSettled(listHidden, { scope })
  expect(scope.getState($returnPlace)).toBeNull()
  expect(scope.getState($isListShown)).toBe(false)
})

test('two tabs do not leak into each other', async () => {
  const [one, two] = [openTab(), openTab()]
  await one.openIn(one.scope)
  await two.openIn(two.scope)
  await one.keep(one.scope, 'a')
  await two.comeBack(two.scope, 'a')
  expect(two.scope.getState($returnPlace)).toBeNull()
})
