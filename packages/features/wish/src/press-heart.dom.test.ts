import { networkRestored, tokenChanged } from '@jeoul/api'
import { deviceOpened } from '@jeoul/device'
import { $siteProps, appStarted } from '@jeoul/page'
import { $pressedHearts } from '@jeoul/wish/pressed-hearts'
import { allSettled, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepHearts } from './keep-hearts.ts'
import { pressHeart } from './press-heart.ts'

const loadHearts = vi.hoisted(() => vi.fn())
vi.mock('./hearts-loading.ts', () => ({ loadHearts }))

const heart = (itemId: string, isMine = false) => ({ itemId, name: `상품 ${itemId}`, image: null, isMine })

/** A page of a visitor, with what the device stores. */
async function openPage() {
  const scope = fork()
  await allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged: false } })
  await allSettled(deviceOpened, { scope, params: localStorage })
  const button = document.createElement('button')
  return {
    scope,
    enhance: () => keepHearts({ scope }),
    press: (itemId: string) => pressHeart(scope, button, heart(itemId)),
  }
}

beforeEach(() => {
  localStorage.clear()
  loadHearts.mockReset().mockResolvedValue(undefined)
})

describe('regression: a press was lost if the page was left before the model had loaded', () => {
  test('the next page has all of them in their order, and loads the model without a press', async () => {
    const { press } = await openPage()
    loadHearts.mockReturnValue(new Promise(() => {}))
    for (const itemId of ['7', '7', '8']) press(itemId)

    loadHearts.mockClear()
    const { enhance, scope } = await openPage()
    enhance()
    expect(loadHearts).toHaveBeenCalledOnce()
    expect(scope.getState($pressedHearts)).toEqual([heart('7'), heart('7', true), heart('8')])
  })

  test('a page without any loads nothing', async () => {
    const { enhance, scope } = await openPage()
    enhance()
    await allSettled(networkRestored, { scope })
    expect(loadHearts).not.toHaveBeenCalled()
  })

  test('what is not a press is left out', async () => {
    localStorage.setItem('jeoul.hearts', JSON.stringify([null, 'x', { itemId: 7 }, heart('8')]))
    const { scope } = await openPage()
    expect(scope.getState($pressedHearts)).toEqual([heart('8')])
  })

  test('nothing is left of it after a logout', async () => {
    localStorage.setItem('jeoul.hearts', JSON.stringify([heart('7')]))
    const { scope } = await openPage()
    await allSettled(tokenChanged, { scope, params: null })
    expect(localStorage.getItem('jeoul.hearts')).toBe('[]')
  })
})

describe('without a network', () => {
  test('regression: after a reload, a press waited for another one instead of the network', async () => {
    localStorage.setItem('jeoul.hearts', JSON.stringify([heart('7')]))
    loadHearts.mockRejectedValue(new Error('offline'))
    const { enhance, scope } = await openPage()
    enhance()
    loadHearts.mockReset().mockResolvedValue(undefined)
    await allSettled(networkRestored, { scope })
    expect(loadHearts).toHaveBeenCalledOnce()
  })

  test('the retry of the message loads the models again', async () => {
    const held = Promise.withResolvers<() => void>()
    addEventListener('pressheld', ({ detail }) => held.resolve(detail), { once: true })
    loadHearts.mockRejectedValueOnce(new Error('offline'))
    const { press } = await openPage()
    await press('7')
    ;(await held.promise)()
    expect(loadHearts).toHaveBeenCalledTimes(2)
  })
})
