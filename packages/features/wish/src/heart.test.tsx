import { getItemViewFx, getMemberFx, getUserFx, getWishGroupsFx } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { Heart } from './heart.tsx'

afterEach(cleanup)

/** The heart of a product that 14 members saved, while no host answers. */
function open(isLogged: boolean, isMine: boolean) {
  const never = () => new Promise<never>(() => {})
  const scope = fork({
    handlers: [
      [getItemViewFx, never],
      [getMemberFx, never],
      [getUserFx, never],
      [getWishGroupsFx, never],
    ],
  })
  void allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged } })
  void allSettled(deviceOpened, { scope, params: memoryStorage() })
  render(
    <Provider value={scope}>
      <Heart itemId="7" name="램" image={null} isMine={isMine} count={14} />
    </Provider>,
  )
}
const heart = () => screen.getByRole('button')
const state = () => [heart().getAttribute('aria-pressed'), heart().textContent?.replace('\u00a0', ' ')]

test('a visitor’s press counts, and is taken back by the next', () => {
  open(false, false)
  fireEvent.click(heart())
  expect(state()).toEqual(['true', '찜 15'])
  fireEvent.click(heart())
  expect(state()).toEqual(['false', '찜 14'])
})

test('of a member whose groups have not come yet, a press shows at once', () => {
  open(true, false)
  expect(state()).toEqual(['false', '찜 14'])
  fireEvent.click(heart())
  expect(state()).toEqual(['true', '찜 15'])
})

test('what a member has saved is counted already, and leaves the count when it is taken out', () => {
  open(true, true)
  expect(state()).toEqual(['true', '찜 14'])
  fireEvent.click(heart())
  expect(state()).toEqual(['false', '찜 13'])
})
