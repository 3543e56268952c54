import { createWishItemFx, getWishGroupsFx } from '@jeoul/api'
import { deviceOpened } from '@jeoul/device'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $wishes, savedItems, wishIntended } from './index.ts'
import { wishOf } from './wish-states.ts'

const success = { success: true, message: 'success' }

/** What a browser keeps between pages. */
function createStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (place: number) => [...texts.keys()][place] ?? null,
    get length() {
      return texts.size
    },
  }
}

/** A page of the site; `saved` is what the member has saved before. */
async function openPage(storage: ReturnType<typeof createStorage>, saved: readonly string[] = []) {
  const group = { gid_zzim: '5', name: '찜', gname: '찜', items: saved.map(item_id => ({ item_id })) }
  const save = vi.fn((_: unknown, __: { itemId: string }) => ({ ...success, result: group }))
  const scope = fork({
    handlers: [
      [getWishGroupsFx, () => ({ ...success, result: [group] })],
      [createWishItemFx, save],
    ],
  })
  await allSettled(deviceOpened, { scope, params: storage })
  return {
    press: (itemId: string) => allSettled(wishIntended, { scope, params: itemId }),
    logIn: () => allSettled(savedItems.requested, { scope, params: {} }),
    saved: () => save.mock.calls.map(([, { itemId }]) => itemId),
    isMine: (itemId: string) => wishOf(scope.getState($wishes), itemId).isMine,
  }
}

test('what was pressed before the login is saved after it, once', async () => {
  const storage = createStorage()
  await (await openPage(storage)).press('7')
  const back = await openPage(storage)
  await back.logIn()
  expect([back.saved(), back.isMine('7')]).toEqual([['7'], true])
  const next = await openPage(storage)
  await next.logIn()
  expect(next.saved()).toEqual([])
})

test('what the member had saved already stays saved', async () => {
  const storage = createStorage()
  await (await openPage(storage)).press('7')
  const back = await openPage(storage, ['7'])
  await back.logIn()
  expect([back.saved(), back.isMine('7')]).toEqual([[], true])
})

test('whoever pressed nothing saves nothing', async () => {
  const page = await openPage(createStorage())
  await page.logIn()
  expect(page.saved()).toEqual([])
})
