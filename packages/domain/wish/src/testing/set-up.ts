import {
  ApiError,
  createWishGroupFx,
  createWishItemFx,
  deleteWishItemFx,
  deleteZzimFx,
  getItemViewFx,
  getMemberFx,
  getUserFx,
  getWishGroupsFx,
} from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { deviceOpened } from '@jeoul/visitor/device'
import { allSettled, createWatch, fork } from 'effector'
import { vi } from 'vitest'
import { $deviceGroups } from '../groups-model.ts'
import { $groups, $hearts, $outcome, choiceNeeded, heartPressed } from '../index.ts'

const success = { success: true, message: 'success' }

const hostItem = (item_id: string) => ({
  ...{
    idx: item_id,
    item_id,
    name: `상품 ${item_id}`,
    image: '/a.svg',
    price_state: 3,
    cash: 900,
    card: 900,
  },
  created: '2026-11-01T00:00:00Z',
  price_when_saved: 1_000,
})

/** A host that stores a member's groups by the contract. */
function createHost(groups: Record<string, string[]>) {
  const names = new Map(Object.keys(groups).map((name, place) => [String(place + 1), name]))
  const groupOf = (id: string) => ({
    gid_zzim: id,
    name: names.get(id) ?? '',
    gname: names.get(id) ?? '',
    items: (groups[names.get(id) ?? ''] ?? []).map(hostItem),
  })
  const remove = (itemId: string) => {
    for (const ids of Object.values(groups)) if (ids.includes(itemId)) ids.splice(ids.indexOf(itemId), 1)
  }
  return {
    groups,
    list: vi.fn((): unknown => ({ ...success, result: [...names.keys()].map(groupOf) })),
    make: vi.fn(({ name }: { name: string }): unknown => {
      const id = String(names.size + 1)
      names.set(id, name)
      groups[name] = []
      return { ...success, result: groupOf(id) }
    }),
    save: vi.fn(({ groupId, itemId }: { groupId: string; itemId: string; first?: unknown }): unknown => {
      remove(itemId)
      groups[names.get(groupId) ?? '']?.unshift(itemId)
      return { ...success, result: groupOf(groupId) }
    }),
    remove: vi.fn(({ itemId }: { itemId: string }): unknown => {
      remove(itemId)
      return { ...success, result: null }
    }),
    drop: vi.fn((id: string): unknown => {
      names.delete(id)
      return { ...success, result: null }
    }),
  }
}

/**
 * A page with the models of wishes.
 *
 * @param groups product ids by group of the member; null for a visitor without a login
 * @param kept the wishes stored on the device
 * @param isDown whether the host fails to list groups
 */
export async function setUp(groups: Record<string, string[]> | null, kept: unknown = [], isDown = false) {
  const host = createHost(groups ?? {})
  if (isDown) host.list.mockImplementation(refuse(500))
  // The handler of an attached effect gets its source first.
  const handle =
    <Params>(call: (params: Params) => unknown) =>
    (_: unknown, params: Params) =>
      call(params)
  const scope = fork({
    handlers: [
      [getMemberFx, () => ({ ...success, result: { nickname: '저울회원' } })],
      [getUserFx, () => ({ ...success, isLogin: true, result: {} })],
      [getWishGroupsFx, handle(host.list)],
      [createWishGroupFx, handle(host.make)],
      [createWishItemFx, handle(host.save)],
      [deleteWishItemFx, handle(host.remove)],
      [deleteZzimFx, handle(({ zzim }: { zzim: { idx: string } }) => host.drop(zzim.idx))],
      [getItemViewFx, handle(({ itemId }: { itemId: string }) => ({ ...success, result: hostItem(itemId) }))],
    ],
  })
  const storage = new Map([['jeoul.wish', JSON.stringify(kept)]])
  const params = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
    key: (place: number) => [...storage.keys()][place] ?? null,
    length: storage.size,
  }
  await allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged: groups !== null } })
  await allSettled(deviceOpened, { scope, params })
  const choiceShown = vi.fn()
  createWatch({ unit: choiceNeeded, scope, fn: choiceShown })
  return {
    host,
    scope,
    choiceShown,
    press: (itemId: string, isMine = false) =>
      allSettled(heartPressed, { scope, params: { itemId, name: `상품 ${itemId}`, image: null, isMine } }),
    isMine: (itemId: string) => scope.getState($hearts).isMine(itemId),
    groups: () =>
      scope.getState($groups)?.map(({ name, items }) => `${name} ${items.map(({ itemId }) => itemId)}`),
    stored: () => [...storage.values()].join(),
    device: () => scope.getState($deviceGroups).flatMap(({ items }) => items),
    outcome: () => scope.getState($outcome),
  }
}

/** A handler that fails with this HTTP status. */
export const refuse = (status: number) => () => {
  throw new ApiError('status', 'no', status)
}
