import { getItemViewFx } from '@jeoul/api'
import { deviceOpened } from '@jeoul/device'
import { $pageProps, appStarted } from '@jeoul/page'
import { $pressedHearts, heartStored } from '@jeoul/wish/pressed-hearts'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { openHearts } from './hearts.tsx'

vi.mock('@jeoul/ssr/overlay', () => ({ renderOverPage: () => {} }))

test('presses of a visitor are saved and settled at once, while prices are still awaited', async () => {
  const scope = fork({ handlers: [[getItemViewFx, () => new Promise(() => {})]] })
  allSettled(appStarted, { scope, params: { ...$pageProps.defaultState, isLogged: false } })
  allSettled(deviceOpened, { scope, params: localStorage })
  const { press } = openHearts(scope)
  const pressed = ['7', '8'].map(itemId => ({ itemId, name: `상품 ${itemId}`, image: null, isMine: false }))
  for (const params of pressed) {
    allSettled(heartStored, { scope, params })
    press(params)
  }
  await vi.waitFor(() => expect(scope.getState($pressedHearts)).toEqual([]))
  const stored = JSON.parse(localStorage.getItem('jeoul.wish') ?? '')
  expect(stored).toMatchObject([{ items: [{ itemId: '8' }, { itemId: '7' }] }])
})
