import { ApiError, createWishItemFx, getWishGroupsFx } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { heartPressed } from '@jeoul/wish'
import { cleanup, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { WishOverlay } from './wish-overlay.tsx'

vi.mock('./wish-notes.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Presses a heart on a line that is lost: neither the script of the message nor the host can be reached. */
async function pressOffline(isLogged: boolean) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const lose = () => {
    throw new ApiError('network', 'offline')
  }
  const scope = fork({
    handlers: [
      [getWishGroupsFx, lose],
      [createWishItemFx, lose],
    ],
  })
  await allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged } })
  await allSettled(deviceOpened, { scope, params: memoryStorage() })
  render(
    <Provider value={scope}>
      <WishOverlay />
    </Provider>,
  )
  await act(() =>
    allSettled(heartPressed, { scope, params: { itemId: '7', name: '램', image: null, isMine: false } }),
  )
}

test('on a lost line, a member learns that a press was undone, even without the script of the message', async () => {
  await pressOffline(true)
  expect(screen.getByText('찜을 바꾸지 못해 되돌렸어요')).toBeTruthy()
})

test('what a visitor’s device has stored needs no such words', async () => {
  await pressOffline(false)
  expect(document.body.textContent).toBe('')
})
