import {
  ApiError,
  createWishGroupFx,
  createWishItemFx,
  deleteWishItemFx,
  getItemViewFx,
  getMemberFx,
  getUserFx,
  getWishGroupsFx,
  tokenChanged,
} from '@jeoul/api'
import { deviceOpened } from '@jeoul/device'
import { $pageProps, appStarted } from '@jeoul/page'
import { allSettled, createWatch, fork, scopeBind, serialize } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { $deviceGroups } from './groups-model.ts'
import {
  $groups,
  $hearts,
  $isMergePassing,
  $mergeable,
  $outcome,
  choiceNeeded,
  groupChosen,
  groupRequested,
  heartPressed,
  itemsRemoved,
  mergeAccepted,
  mergePutOff,
  removalUndone,
  wishesOpened,
} from './index.ts'
import { $savedCount } from './saved-count.ts'

const success = { success: true, message: 'success' }
const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => {}))

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
  ...{ created: '2026-11-01T00:00:00Z', price_when_saved: 1_000 },
})

/** A host that stores a member's groups by the contract. */
function createHost(groups: Record<string, string[]>) {
  const names = new Map(Object.keys(groups).map((name, place) => [String(place + 1), name]))
  const told = (id: string) => ({
    ...{ gid_zzim: id, name: names.get(id) ?? '', gname: names.get(id) ?? '' },
    items: (groups[names.get(id) ?? ''] ?? []).map(hostItem),
  })
  const remove = (itemId: string) => {
    for (const ids of Object.values(groups)) if (ids.includes(itemId)) ids.splice(ids.indexOf(itemId), 1)
  }
  return {
    groups,
    list: vi.fn((): unknown => ({ ...success, result: [...names.keys()].map(told) })),
    make: vi.fn(({ name }: { name: string }): unknown => {
      const id = String(names.size + 1)
      names.set(id, name)
      groups[name] = []
      return { ...success, result: told(id) }
    }),
    save: vi.fn(({ groupId, itemId }: { groupId: string; itemId: string; first?: unknown }): unknown => {
      remove(itemId)
      groups[names.get(groupId) ?? '']?.unshift(itemId)
      return { ...success, result: told(groupId) }
    }),
    remove: vi.fn(({ itemId }: { itemId: string }): unknown => {
      remove(itemId)
      return { ...success, result: null }
    }),
  }
}

async function setUp(groups: Record<string, string[]> | null, kept: unknown = [], isDown = false) {
  const host = createHost(groups ?? {})
  if (isDown) host.list.mockImplementation(refuse(500))
  // The handler of an attached effect gets its source first.
  const told =
    <Params>(call: (params: Params) => unknown) =>
    (_: unknown, params: Params) =>
      call(params)
  const scope = fork({
    handlers: [
      [getMemberFx, () => ({ ...success, result: { nickname: '저울회원' } })],
      [getUserFx, () => ({ ...success, isLogin: true, result: {} })],
      [getWishGroupsFx, told(host.list)],
      [createWishGroupFx, told(host.make)],
      [createWishItemFx, told(host.save)],
      [deleteWishItemFx, told(host.remove)],
      [getItemViewFx, told(({ itemId }: { itemId: string }) => ({ ...success, result: hostItem(itemId) }))],
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
  await allSettled(appStarted, { scope, params: { ...$pageProps.defaultState, isLogged: groups !== null } })
  await allSettled(deviceOpened, { scope, params })
  const asked = vi.fn()
  createWatch({ unit: choiceNeeded, scope, fn: asked })
  return {
    ...{ host, scope, asked },
    press: (itemId: string, isMine = false) =>
      allSettled(heartPressed, { scope, params: { itemId, name: `상품 ${itemId}`, image: null, isMine } }),
    isMine: (itemId: string) => scope.getState($hearts).isMine(itemId),
    groups: () =>
      scope.getState($groups)?.map(({ name, items }) => `${name} ${items.map(({ itemId }) => itemId)}`),
    device: () => scope.getState($deviceGroups).flatMap(({ items }) => items),
    outcome: () => scope.getState($outcome),
  }
}

const refuse = (status: number) => () => {
  throw new ApiError('status', 'no', status)
}

describe('a visitor without a login', () => {
  test('saves on the device, with the product’s current price', async () => {
    const { press, isMine, device, outcome, host, scope } = await setUp(null)
    await press('7')
    expect([isMine('7'), scope.getState($savedCount)]).toEqual([true, 1])
    expect(device()).toMatchObject([{ itemId: '7', name: '상품 7', price: 900 }])
    expect(outcome()).toMatchObject({ kind: 'saved', groupName: '찜한 상품' })
    expect(host.list).not.toHaveBeenCalled()
  })

  test('removes it and undoes that, with the earlier time and price', async () => {
    const { press, device, scope, outcome } = await setUp(null)
    await press('7')
    const [before] = device()
    await press('7', true)
    expect([device(), outcome()?.kind]).toEqual([[], 'removed'])
    await allSettled(removalUndone, { scope })
    expect([device(), outcome()]).toEqual([[before], null])
  })

  test('regression: a press on a heart that the server had rendered empty removed the product', async () => {
    const { press, device, isMine } = await setUp(null)
    await press('7')
    const saved = device()
    await press('7', false)
    expect([isMine('7'), device()]).toEqual([true, saved])
  })

  test('adds one to the host’s count, after a reload too', async () => {
    const { press, scope } = await setUp(null, [
      { id: 'new-1', name: '이사', items: [{ itemId: '7', name: '7', time: 5, price: 7 }] },
    ])
    await press('8')
    const { shift } = scope.getState($hearts)
    expect([shift('7', null), shift('7', false), shift('8', null), shift('9', null)]).toEqual([1, 1, 1, 0])
  })
})

describe('a member', () => {
  test.each([
    ['into the only group', { 이사: [] }, ['이사 7']],
    ['into a first group', {}, ['찜한 상품 7']],
  ])('saves %s', async (_, groups, expected) => {
    const { press, groups: shown, asked, host } = await setUp(groups)
    await press('7')
    expect([shown(), asked.mock.calls.length]).toEqual([expected, 0])
    // The host knows the time and the price itself.
    expect(host.save.mock.calls[0]?.[0]).not.toHaveProperty('first')
  })

  test('chooses between several groups; the last one used comes first', async () => {
    const { press, groups, asked, scope, isMine, outcome } = await setUp({ 이사: [], 선물: [] })
    await press('7')
    expect([asked.mock.calls.length > 0, isMine('7'), groups()]).toEqual([true, true, ['이사 ', '선물 ']])
    await allSettled(groupChosen, { scope, params: { id: '2', name: '선물' } })
    expect([groups(), outcome()]).toMatchObject([['이사 ', '선물 7'], { kind: 'saved', groupName: '선물' }])
  })

  test('who chooses none saves nothing, and the same applies to a second press', async () => {
    const { press, isMine, host } = await setUp({ 이사: [], 선물: [] })
    await press('7')
    await press('7', true)
    expect([isMine('7'), host.save.mock.calls]).toEqual([false, []])
  })

  test('moves a saved product, and the host receives its original time', async () => {
    const { scope, groups, host, outcome } = await setUp({ 이사: ['7'], 선물: [] })
    await allSettled(wishesOpened, { scope })
    const [item] = scope.getState($groups)?.[0]?.items ?? []
    await allSettled(groupRequested, { scope, params: item ? [item] : [] })
    await allSettled(groupChosen, { scope, params: { id: null, name: '캠핑' } })
    expect(groups()).toEqual(['이사 ', '선물 ', '캠핑 7'])
    expect(host.save.mock.calls[0]?.[0]).toMatchObject({
      first: { created: '2026-11-01T00:00:00Z', price: 1_000 },
    })
    expect(outcome()).toMatchObject({ kind: 'moved', groupName: '캠핑' })
  })

  test('sees only a failed press undone', async () => {
    const { press, groups, host, outcome } = await setUp({ 이사: [] })
    await press('7')
    host.save.mockImplementationOnce(refuse(503))
    await press('8')
    expect([groups(), outcome()?.kind]).toEqual([['이사 7'], 'failed'])
  })

  test('a product that another page has removed counts as removed', async () => {
    const { scope, groups, host } = await setUp({ 이사: ['7'] })
    await allSettled(wishesOpened, { scope })
    host.remove.mockImplementationOnce(refuse(404))
    await allSettled(itemsRemoved, { scope, params: ['7'] })
    expect(groups()).toEqual(['이사 '])
  })

  test('whose groups fail to load sees that, and the press is undone', async () => {
    const { press, isMine, outcome } = await setUp({}, [], true)
    await press('7')
    expect([isMine('7'), outcome()?.kind]).toEqual([null, 'failed'])
  })

  test('whose login expires meanwhile finds the press on the device', async () => {
    const { press, scope, host, device, isMine } = await setUp({ 이사: [] })
    // The handler replaces the real call, which fires this event itself.
    const tell = scopeBind(tokenChanged, { scope })
    host.save.mockImplementation(() => {
      tell(null)
      return refuse(401)()
    })
    await press('7')
    expect([device(), isMine('7')]).toMatchObject([[{ itemId: '7' }], true])
  })

  test('whose products the server counted has the same count in the browser, before groups are requested there', async () => {
    const { scope } = await setUp({ 이사: ['7', '8'] })
    await allSettled(wishesOpened, { scope })
    const browser = fork({ values: JSON.parse(JSON.stringify(serialize(scope))) })
    expect(browser.getState($savedCount)).toBe(2)
  })

  test('the number of members follows: from what a list counted, or from what a product told', async () => {
    const { press, scope } = await setUp({ 이사: ['8'] })
    await press('7')
    const { shift } = scope.getState($hearts)
    expect([shift('7', null), shift('8', null), shift('7', true), shift('8', false)]).toEqual([1, 0, 0, 1])
  })
})

describe('"offered to merge at login: nothing lost, nothing doubled"', () => {
  const kept = [
    {
      id: 'new-1',
      name: '이사',
      items: ['1', '2', '3'].map(itemId => ({ itemId, name: itemId, time: 5, price: 7 })),
    },
  ]

  test('a merge that fails half-way can be repeated', async () => {
    const { scope, host, groups, device, outcome } = await setUp({ 이사: ['3'], 선물: ['9'] }, kept)
    await allSettled(wishesOpened, { scope })
    host.save.mockImplementationOnce(refuse(503))
    await allSettled(mergeAccepted, { scope })
    expect([groups(), outcome()?.kind]).toEqual([['이사 1,3', '선물 9'], 'failed'])
    expect(device().map(({ itemId }) => itemId)).toEqual(['2'])
    await allSettled(mergeAccepted, { scope })
    expect([groups(), device(), outcome()]).toEqual([
      ['이사 2,1,3', '선물 9'],
      [],
      { kind: 'merged', count: 1 },
    ])
    expect(host.save.mock.calls.at(-1)?.[0]).toMatchObject({
      first: { created: '1970-01-01T00:00:00Z', price: 7 },
    })
  })

  test('the offer waits for the member’s own wishes, is shown over pages until it is declined, and stays on the page of wishes', async () => {
    const { scope } = await setUp({}, kept)
    const offer = () => [scope.getState($mergeable), scope.getState($isMergePassing)]
    await allSettled(wishesOpened, { scope })
    expect(offer()).toEqual([3, true])
    await allSettled(mergePutOff, { scope })
    expect(offer()).toEqual([3, false])
  })

  test.each<[string, Record<string, string[]>, unknown, number]>([
    ['empty groups alone', {}, [{ id: 'new-1', name: '이사', items: [] }], 0],
    ['what the member has saved as well', { 선물: ['1', '2', '3'] }, kept, 0],
    ['one product that the member lacks', { 선물: ['1', '2'] }, kept, 1],
  ])('%s: of %j and %j, %i are offered', async (_, member, device, offered) => {
    const { scope, outcome } = await setUp(member, device)
    await allSettled(wishesOpened, { scope })
    expect(scope.getState($mergeable)).toBe(offered)
    await allSettled(mergeAccepted, { scope })
    expect(outcome()).toEqual(offered === 0 ? null : { kind: 'merged', count: offered })
  })

  test('a second press of the button does nothing more', async () => {
    const { scope, host, groups } = await setUp({}, kept)
    await allSettled(wishesOpened, { scope })
    const presses = [allSettled(mergeAccepted, { scope }), allSettled(mergeAccepted, { scope })]
    await Promise.all(presses)
    expect([groups(), host.save.mock.calls.length, host.make.mock.calls.length]).toEqual([
      ['이사 1,2,3'],
      3,
      1,
    ])
  })
})
