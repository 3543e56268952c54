import { tokenChanged } from '@jeoul/api'
import { deviceOpened } from '@jeoul/device'
import { $pageProps, appStarted } from '@jeoul/page'
import { $pressedHearts } from '@jeoul/wish/pressed-hearts'
import { allSettled, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepHearts } from './keep-hearts.ts'
import { pressHeart } from './press-heart.ts'

const heartsOf = vi.hoisted(() => vi.fn())
vi.mock('./hearts-loading.ts', () => ({ heartsOf }))

const heart = (itemId: string, isMine = false) => ({ itemId, name: `상품 ${itemId}`, image: null, isMine })

/** A page of a visitor, with what the device stores. */
async function openPage() {
  const scope = fork()
  await allSettled(appStarted, { scope, params: { ...$pageProps.defaultState, isLogged: false } })
  await allSettled(deviceOpened, { scope, params: localStorage })
  return {
    scope,
    enhance: () => keepHearts({ scope }),
    pressOn: (itemId: string) => pressHeart(scope, document.createElement('button'), heart(itemId)),
  }
}

beforeEach(() => {
  localStorage.clear()
  heartsOf.mockReset().mockResolvedValue({ press: () => {} })
})

describe('regression: a press was lost if the page was left before the model had loaded', () => {
  test('the next page has all of them, and loads the model without a press', async () => {
    const { pressOn } = await openPage()
    heartsOf.mockReturnValue(new Promise(() => {}))
    for (const itemId of ['7', '8', '9']) pressOn(itemId)

    heartsOf.mockClear()
    const { enhance, scope } = await openPage()
    enhance()
    expect(heartsOf).toHaveBeenCalledOnce()
    expect(scope.getState($pressedHearts)).toEqual(['7', '8', '9'].map(itemId => heart(itemId)))
  })

  test('of two presses of a heart, the last one counts', async () => {
    const { pressOn, scope } = await openPage()
    heartsOf.mockReturnValue(new Promise(() => {}))
    const button = document.createElement('button')
    pressHeart(scope, button, heart('7'))
    pressOn('8')
    pressHeart(scope, button, heart('7'))
    expect(scope.getState($pressedHearts)).toEqual([heart('8'), heart('7', true)])
  })

  test('a page without any loads nothing', async () => {
    const { enhance } = await openPage()
    enhance()
    expect(heartsOf).not.toHaveBeenCalled()
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
