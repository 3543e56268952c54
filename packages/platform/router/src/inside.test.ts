import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { $inside, $place, createServerHistory, historyOpened, navigate } from './index.ts'

async function open(href: string) {
  const scope = fork()
  await allSettled(historyOpened, { scope, params: createServerHistory(href) })
  return {
    scope,
    inside: (way: string) => scope.getState($inside)(way),
    place: () => scope.getState($place).path + scope.getState($place).search,
    go: (way: string) => allSettled(navigate, { scope, params: { href: way } }),
  }
}

describe('in a minishop', () => {
  test('links name the minishop, whatever their query', async () => {
    const { inside } = await open('/list/11?sort=low&idx_b_manager=3&page=2')
    expect(inside('/item/7')).toBe('/item/7?idx_b_manager=3')
  })

  test('navigation stays in the minishop, even if its address does not name it', async () => {
    const { go, place } = await open('/list/11?mall_web_user=sunin21')
    await go('/list/11?sort=low')
    expect(place()).toBe('/list/11?sort=low&mall_web_user=sunin21')
    await go('/item/7?mall_web_user=sunin21')
    expect(place()).toBe('/item/7?mall_web_user=sunin21')
  })

  test('the function that makes links changes only with the minishop', async () => {
    const { scope, go } = await open('/list/11?idx_b_manager=3')
    const changed = vi.fn()
    createWatch({ unit: $inside, scope, fn: changed })
    await go('/list/11?sort=low')
    expect(changed).not.toHaveBeenCalled()
    await go('/?idx_b_manager=4')
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

test('on the site itself links name none: "an idx_b_manager of zero or missing counts as absent"', async () => {
  const { go, inside, place } = await open('/list/11?idx_b_manager=0')
  await go('/list/12')
  expect([inside('/item/7'), place()]).toEqual(['/item/7', '/list/12'])
})
