import { ApiError, findManagerFx, getManagerFx } from '@jeoul/api'
import { $isShopFailed, $isUnknownShop, $managerId, $pageProps, $shop, addressChanged } from '@jeoul/page'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { manager } from './manager-model.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

const shops = new Map([
  ['jeoul', 1],
  ['sunin21', 3],
  ['ramdepot', 9],
])

function managerOf(entry: readonly [string, number] | undefined) {
  if (!entry) throw new ApiError('status', 'no such minishop', 404)
  const [mall_web_user, idx_b_manager] = entry
  return {
    success: true,
    message: 'success',
    result: { idx_b_manager, mall_web_user, name: `${mall_web_user} 상점`, image: '' },
  }
}

function setUp() {
  const byUser = vi.fn((mallUser: string): unknown =>
    managerOf([...shops].find(([user]) => user === mallUser)),
  )
  const byNumber = vi.fn((managerId: number): unknown =>
    managerOf([...shops].find(([, number]) => number === managerId)),
  )
  const scope = fork({
    handlers: [
      [findManagerFx, (_: unknown, { mallUser }: { mallUser: string }) => byUser(mallUser)],
      [getManagerFx, (_: unknown, { managerId }: { managerId: number }) => byNumber(managerId)],
    ],
  })
  return {
    scope,
    byUser,
    byNumber,
    visit: (search: string) => allSettled(addressChanged, { scope, params: { path: '/', search } }),
    id: () => scope.getState($managerId),
    property: () => scope.getState($pageProps).idxBManager,
  }
}

describe('idx_b_manager', () => {
  test.each([
    ['', 1],
    ['?idx_b_manager=0', 1],
    ['?idx_b_manager=1', 1],
    ['?idx_b_manager=3', 3],
    ['?mall_web_user=sunin21', 3],
    ['?mall_web_user=jeoul', 1],
  ])('of a page at %j is %i, and its property too', async (search, id) => {
    const { visit, ...now } = setUp()
    await visit(search)
    expect(now.id()).toBe(id)
    expect(now.property()).toBe(id)
  })

  test('follows the address into another minishop, out of it, and back', async () => {
    const { visit, id, property } = setUp()
    const seen: unknown[] = []
    const [sunin21, ramdepot] = ['?mall_web_user=sunin21', '?mall_web_user=ramdepot']
    for (const search of [sunin21, ramdepot, '?idx_b_manager=3', '', sunin21]) {
      await visit(search)
      seen.push([id(), property()])
    }
    expect(seen).toEqual([
      [3, 3],
      [9, 9],
      [3, 3],
      [1, 1],
      [3, 3],
    ])
  })

  test.each(['?mall_web_user=nobody', '?idx_b_manager=999'])(
    'is the site’s own if there is no minishop %s, which the page reports',
    async search => {
      silence()
      const { scope, visit, id } = setUp()
      await visit(search)
      expect(id()).toBe(1)
      expect([scope.getState($shop), scope.getState($isUnknownShop)]).toEqual([null, true])
      await visit('?mall_web_user=sunin21')
      expect([id(), scope.getState($isUnknownShop)]).toEqual([3, false])
    },
  )

  test.each(['', '?idx_b_manager=9', '?mall_web_user=nobody'])(
    'is known at once in a minishop to which the shopper returns from an address with %j',
    async elsewhere => {
      silence()
      const { visit, id, byUser } = setUp()
      await visit('?mall_web_user=sunin21')
      await visit(elsewhere)
      byUser.mockReturnValueOnce(new Promise(() => {}))
      visit('?mall_web_user=sunin21')
      expect(id()).toBe(3)
    },
  )

  test('is unknown while it is looked up, whatever the previous minishop', async () => {
    const { scope, visit, id, byUser } = setUp()
    const seen = vi.fn()
    createWatch({ unit: $managerId, scope, fn: seen })
    await visit('?mall_web_user=sunin21')
    const answer = Promise.withResolvers<unknown>()
    byUser.mockReturnValueOnce(answer.promise)
    const visited = visit('?mall_web_user=ramdepot')
    expect(id()).toBeNull()
    answer.resolve(managerOf(['ramdepot', 9]))
    await visited
    expect(id()).toBe(9)
    expect(seen.mock.calls.flat()).toEqual([3, null, 9])
  })
})

test('a minishop is looked up once, by the name or the number in the address', async () => {
  const { visit, byUser, byNumber } = setUp()
  await visit('?mall_web_user=sunin21')
  await visit('?mall_web_user=sunin21&sort=low')
  await visit('?idx_b_manager=3')
  await visit('?idx_b_manager=3&page=2')
  expect([byUser, byNumber].map(({ mock }) => mock.calls)).toEqual([[['sunin21']], [[3]]])
})

describe('regression: a look-up that failed made the minishop the site itself', () => {
  const failsWith = (error: Error) => () => {
    throw error
  }
  test.each([
    ['a failing host', failsWith(new ApiError('status', 'down', 500))],
    ['a lost network', failsWith(new ApiError('network', 'lost'))],
    [
      '"A success response is required before data is stored"',
      () => ({ ...managerOf(['sunin21', 3]), success: false }),
    ],
    [
      'a manager without a number is none',
      () => ({
        ...managerOf(['sunin21', 3]),
        result: { idx_b_manager: 0, mall_web_user: 'sunin21', name: 'a' },
      }),
    ],
    ['a manager that is none is none', () => ({ ...managerOf(['sunin21', 3]), result: null })],
  ])('%s leaves the number unknown, until a retry finds it', async (_, answer) => {
    silence()
    const { scope, visit, byUser, id } = setUp()
    const now = () => [id(), scope.getState($isShopFailed), scope.getState($isUnknownShop)]
    byUser.mockImplementationOnce(answer)
    await visit('?mall_web_user=sunin21')
    expect(now()).toEqual([null, true, false])
    await visit('?mall_web_user=sunin21&page=2')
    expect(now()).toEqual([null, true, false])
    await allSettled(manager.retried, { scope })
    expect(now()).toEqual([3, false, false])
  })

  test('a retry that finds no such minishop reports that', async () => {
    silence()
    const { scope, visit, byUser } = setUp()
    byUser.mockImplementationOnce(failsWith(new ApiError('status', 'down', 500)))
    await visit('?mall_web_user=nobody')
    await allSettled(manager.retried, { scope })
    expect([$isShopFailed, $isUnknownShop].map(unit => scope.getState(unit))).toEqual([false, true])
  })

  test.each(['', '?idx_b_manager=3', '?mall_web_user=ramdepot'])(
    'the failure is over at an address with %j',
    async elsewhere => {
      silence()
      const { scope, visit, byUser } = setUp()
      byUser.mockImplementationOnce(failsWith(new ApiError('status', 'down', 500)))
      await visit('?mall_web_user=sunin21')
      await visit(elsewhere)
      expect(scope.getState($isShopFailed)).toBe(false)
    },
  )

  test('a minishop that the address names by its number needs no look-up', async () => {
    silence()
    const { scope, visit, byNumber, id } = setUp()
    byNumber.mockImplementation(failsWith(new ApiError('status', 'down', 500)))
    await visit('?idx_b_manager=3')
    expect([id(), scope.getState($isShopFailed)]).toEqual([3, false])
  })
})
