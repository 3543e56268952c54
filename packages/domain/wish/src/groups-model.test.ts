import {
  ApiError,
  connectionOpened,
  createWishGroupFx,
  createWishItemFx,
  deleteWishItemFx,
  deleteZzimFx,
  getMemberFx,
  getUserFx,
  getWishGroupsFx,
  loginRefused,
  renameWishGroupFx,
  tokenChanged,
} from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { deviceOpened, textChangedElsewhere } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { $pendingAction, sessionOpened } from '@jeoul/visitor/session'
import { allSettled, fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  $canRename,
  $groups,
  $outcome,
  changesRetried,
  itemsRemoved,
  type WishChange,
  wishesChanged,
  wishesOpened,
} from './index.ts'

afterEach(() => void vi.useRealTimers())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const success = { success: true, message: 'success' }
const item = { itemId: '7', name: '모니터', image: null, time: 1, price: null }
const hostItem = {
  idx: '7',
  item_id: '7',
  name: '모니터',
  image: '/a.svg',
  price_state: 3,
  cash: 900,
  card: 900,
  created: '2026-11-01T00:00:00Z',
  price_when_saved: 900,
}

/** A member with the groups 찜, which contains one product, and 캠핑. */
async function setUp() {
  const groups = [
    { gid_zzim: '1', name: '찜', gname: '찜', items: [hostItem] },
    { gid_zzim: '2', name: '캠핑', gname: '캠핑', items: [] as (typeof hostItem)[] },
  ]
  let down: ApiError | null = null
  // The handler of an attached effect gets its source first.
  const answer =
    <Params>(call: (params: Params) => unknown) =>
    (_: unknown, params: Params) => {
      if (down) {
        if (down.status === 401) scopeBind(loginRefused, { safe: true })('command')
        throw down
      }
      return { ...success, result: call(params) }
    }
  const scope = fork({
    handlers: [
      [getMemberFx, () => ({ ...success, result: { nickname: '저울회원' } })],
      [getUserFx, () => ({ ...success, isLogin: true, result: {} })],
      [getWishGroupsFx, answer(() => structuredClone(groups))],
      [
        createWishGroupFx,
        answer(({ name }: { name: string }) => {
          const made = { gid_zzim: String(groups.length + 1), name, gname: name, items: [] }
          groups.push(made)
          return made
        }),
      ],
      [
        createWishItemFx,
        answer(({ groupId }: { groupId: string }) => {
          for (const group of groups) group.items = group.gid_zzim === groupId ? [hostItem] : []
          return groups.find(({ gid_zzim }) => gid_zzim === groupId)
        }),
      ],
      [
        deleteWishItemFx,
        answer(({ itemId }: { itemId: string }) => {
          for (const group of groups) group.items = group.items.filter(({ item_id }) => item_id !== itemId)
        }),
      ],
      [
        deleteZzimFx,
        answer(({ zzim }: { zzim: { idx: string } }) => {
          groups.splice(
            groups.findIndex(({ gid_zzim }) => gid_zzim === zzim.idx),
            1,
          )
        }),
      ],
      [
        renameWishGroupFx,
        answer(({ groupId, name }: { groupId: string; name: string }) => {
          for (const group of groups) if (group.gid_zzim === groupId) group.name = name
        }),
      ],
    ],
  })
  const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }
  await allSettled(connectionOpened, { scope, params: { config, token: 'old', signal: null, sharedTtl: 0 } })
  await allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged: true } })
  const texts = new Map<string, string>()
  await allSettled(deviceOpened, { scope, params: memoryStorage(texts) })
  await allSettled(wishesOpened, { scope })
  return {
    scope,
    texts,
    host: groups,
    groups: () => scope.getState($groups)?.map(({ name, items }) => `${name} ${items.length}`),
    fail(error: ApiError | null) {
      down = error
    },
  }
}

test.each([
  [405, 'can no longer', false],
  [501, 'can no longer', false],
  [404, 'can still', true],
  [500, 'can still', true],
])('after a host answers %i to a new group name, groups %s be renamed', async (status, _, can) => {
  const { scope, groups, fail } = await setUp()
  fail(new ApiError('status', 'no', status))
  expect(scope.getState($canRename)).toBe(true)
  const group = { id: '1', name: '찜' }
  await allSettled(wishesChanged, { scope, params: [{ kind: 'rename', group, name: '다음 PC' }] })
  expect(groups()).toEqual(['찜 1', '캠핑 0'])
  expect(scope.getState($canRename)).toBe(can)
})

const group = (id: string | null, name: string) => ({ id, name })
test.each<[string, WishChange, string[]]>([
  ['a new group', { kind: 'put', item: null, group: group(null, '선물') }, ['찜 1', '캠핑 0', '선물 0']],
  ['another name', { kind: 'rename', group: group('1', '찜'), name: '다음 PC' }, ['다음 PC 1', '캠핑 0']],
  ['a move', { kind: 'put', item, group: group('2', '캠핑') }, ['찜 0', '캠핑 1']],
])(
  'without a network %s is undone and reported, everything stays on screen, and one press retries it',
  async (...row) => {
    const [, change, after] = row
    const { scope, groups, fail } = await setUp()
    fail(new ApiError('network', 'offline'))
    await allSettled(wishesChanged, { scope, params: [change] })
    expect(groups()).toEqual(['찜 1', '캠핑 0'])
    expect(scope.getState($outcome)).toEqual({ kind: 'failed', changes: [change], isLost: true })
    fail(null)
    await allSettled(changesRetried, { scope })
    expect(groups()).toEqual(after)
    expect(scope.getState($outcome)).toBeNull()
  },
)

test('"every count on the screen follows": a member’s change in one tab is requested in the others', async () => {
  const here = await setUp()
  const change = { kind: 'put', item: null, group: group(null, '선물') } as const
  await allSettled(wishesChanged, { scope: here.scope, params: [change] })
  const text = here.texts.get('jeoul.wish-told') ?? null
  expect(text).not.toBeNull()
  const there = await setUp()
  there.host.push({ gid_zzim: '3', name: '선물', gname: '선물', items: [] })
  await allSettled(textChangedElsewhere, { scope: there.scope, params: { key: 'jeoul.wish-told', text } })
  expect(there.groups()).toEqual(here.groups())
})

test.each<[string, WishChange, string[]]>([
  ['a removal', { kind: 'remove', itemId: '7' }, ['찜 0', '캠핑 0']],
  ['another name', { kind: 'rename', group: group('1', '찜'), name: '다음 PC' }, ['다음 PC 1', '캠핑 0']],
  ['a group less', { kind: 'drop', group: group('2', '캠핑') }, ['찜 1']],
  ['a move', { kind: 'put', item, group: group('2', '캠핑') }, ['찜 0', '캠핑 1']],
  ['a new group', { kind: 'put', item: null, group: group(null, '선물') }, ['찜 1', '캠핑 0', '선물 0']],
])('"401 … with the work intact and done": %s is made after the next login', async (_, change, after) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { scope, groups, fail, texts } = await setUp()
  await allSettled(sessionOpened, { scope })
  fail(new ApiError('status', 'no', 401))
  if (change.kind === 'remove') await allSettled(itemsRemoved, { scope, params: [change.itemId] })
  else await allSettled(wishesChanged, { scope, params: [change] })
  expect(scope.getState($pendingAction)).toMatchObject({ kind: 'wish-change', params: [change] })
  // No success message is shown.
  expect(scope.getState($outcome)).toBeNull()
  expect(JSON.parse(texts.get('jeoul.wish') ?? '[]')).toEqual([])
  fail(null)
  vi.setSystemTime(Date.now() + 1000)
  await allSettled(tokenChanged, { scope, params: 'new' })
  expect(groups()).toEqual(after)
  expect(scope.getState($pendingAction)).toBeNull()
})

test('unsaved products stay on the device when the login expires, and are not saved twice', async () => {
  const { scope, fail, texts } = await setUp()
  fail(new ApiError('status', 'no', 401))
  const put = { kind: 'put', item: { ...item, itemId: '8' }, group: group('1', '찜') } as const
  await allSettled(wishesChanged, { scope, params: [put] })
  expect(JSON.parse(texts.get('jeoul.wish') ?? '[]')).toMatchObject([
    { name: '찜', items: [{ itemId: '8' }] },
  ])
  expect(scope.getState($pendingAction)).toBeNull()
  expect(scope.getState($outcome)).toEqual({ kind: 'kept' })
})
