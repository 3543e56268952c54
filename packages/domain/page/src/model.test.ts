import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { $address, $managerId, $pageProps, addressChanged, shopFound } from './model.ts'

function setUp() {
  const scope = fork()
  return {
    scope,
    props: () => scope.getState($pageProps),
    id: () => scope.getState($managerId),
    go: (path: string, search = '') => allSettled(addressChanged, { scope, params: { path, search } }),
    find: (mallUser: string, managerId: number) =>
      allSettled(shopFound, { scope, params: { mallUser, managerId } }),
  }
}

test('the page properties follow the address', async () => {
  const { scope, go, props } = setUp()
  await go('/item/7', '?popup=1&idx_b_manager=20')
  expect(props()).toMatchObject({ pageType: 'detail', isPopup: true, idxBManager: 20 })
  expect(scope.getState($address)).toEqual({ path: '/item/7', search: '?popup=1&idx_b_manager=20' })
  await go('/list/11')
  expect(props()).toMatchObject({ pageType: 'list', isPopup: false, idxBManager: 1 })
})

describe('idx_b_manager', () => {
  test('is unknown until the address is read', () => {
    expect(setUp().id()).toBeNull()
  })

  test.each([
    ['', 1],
    ['?idx_b_manager=0', 1],
    ['?idx_b_manager=1', 1],
    ['?idx_b_manager=3', 3],
    ['?mall_web_user=sunin21', null],
    ['?mall_web_user=21', 1],
  ])('of a page at %j is %j', async (search, managerId) => {
    const { go, id } = setUp()
    await go('/', search)
    expect(id()).toBe(managerId)
  })

  test('is known once the minishop is found, and unknown for another one until then', async () => {
    const { go, find, id } = setUp()
    await go('/', '?mall_web_user=sunin21')
    await find('sunin21', 3)
    expect(id()).toBe(3)
    await go('/list/11', '?mall_web_user=sunin21')
    expect(id()).toBe(3)
    await go('/list/11', '?mall_web_user=ramdepot')
    expect(id()).toBeNull()
    await go('/list/11')
    expect(id()).toBe(1)
  })
})
