import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import type { DeviceStorage } from './model.ts'
import { $tabStorage, tabOpened } from './tab-storage.ts'

/** A browser storage that holds at most `room` characters. */
function storageOf(room = Number.POSITIVE_INFINITY): DeviceStorage & { texts: Map<string, string> } {
  const texts = new Map([['other', 'stays']])
  return {
    texts,
    get length() {
      return texts.size
    },
    key: place => [...texts.keys()][place] ?? null,
    getItem: key => texts.get(key) ?? null,
    setItem(key, text) {
      const used = [...texts].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0)
      if (used + text.length > room) throw new Error('QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: key => {
      texts.delete(key)
    },
  }
}

async function open(storage: DeviceStorage | null) {
  const scope = fork()
  await allSettled(tabOpened, { scope, params: storage })
  return scope.getState($tabStorage)
}

test('texts are restored in the same tab', async () => {
  const storage = storageOf()
  ;(await open(storage)).write('place.1', 'here')
  const later = await open(storage)
  expect(later.read('place.1')).toBe('here')
  expect(later.read('place.2')).toBeNull()
})

test('a full storage drops earlier visits, but no foreign data', async () => {
  const storage = storageOf(30)
  const visit = await open(storage)
  visit.write('list.1', 'x'.repeat(20))
  visit.write('list.2', 'y'.repeat(20))
  expect(visit.read('list.1')).toBeNull()
  expect(visit.read('list.2')).toBe('y'.repeat(20))
  expect(storage.texts.get('other')).toBe('stays')
})

test.each([
  ['forbidden', null],
  ['too small', storageOf(8)],
])('if the storage is %s, the latest twenty texts last as long as the page', async (_, storage) => {
  const visit = await open(storage)
  for (let place = 1; place <= 21; place += 1) visit.write(`list.${place}`, 'a long text')
  expect(visit.read('list.21')).toBe('a long text')
  expect(visit.read('list.2')).toBe('a long text')
  expect(visit.read('list.1')).toBeNull()
})

test('stores nothing on a server, and two scopes do not leak into each other', async () => {
  const server = fork().getState($tabStorage)
  server.write('place.1', 'here')
  expect(server.read('place.1')).toBeNull()
  const [one, two] = [await open(null), await open(null)]
  one.write('place.1', 'here')
  expect(two.read('place.1')).toBeNull()
})
