import { getItemViewFx } from '@jeoul/api'
import { deviceOpened } from '@jeoul/device'
import { $siteProps, appStarted } from '@jeoul/page'
import { $pressedHearts, heartStored } from '@jeoul/wish/pressed-hearts'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { openHearts } from './hearts.tsx'

vi.mock('@jeoul/ssr/overlay', () => ({ renderOverPage: () => {} }))

const heart = (itemId: string) => ({ itemId, name: `상품 ${itemId}`, image: null, isMine: false })

/** A visitor's page, whose prices never come. */
function openPage() {
  const scope = fork({ handlers: [[getItemViewFx, () => new Promise(() => {})]] })
  allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged: false } })
  allSettled(deviceOpened, { scope, params: localStorage })
  return scope
}
const savedIds = () =>
  JSON.parse(localStorage.getItem('jeoul.wish') ?? '[]').flatMap(
    ({ items }: { items: { itemId: string }[] }) => items.map(({ itemId }) => itemId),
  )

beforeEach(() => localStorage.clear())

test('presses of a visitor are saved and settled at once, while prices are still awaited', async () => {
  const scope = openPage()
  openHearts(scope)
  for (const params of [heart('7'), heart('8')]) allSettled(heartStored, { scope, params })
  await vi.waitFor(() => expect(scope.getState($pressedHearts)).toEqual([]))
  expect(savedIds()).toEqual(['8', '7'])
})

test('of presses that take each other back, nothing is saved', () => {
  localStorage.setItem('jeoul.hearts', JSON.stringify([heart('7'), { ...heart('7'), isMine: true }]))
  const scope = openPage()
  openHearts(scope)
  expect([scope.getState($pressedHearts), savedIds()]).toEqual([[], []])
})

test('regression: presses that an earlier page had left were lost if the model came late', () => {
  localStorage.setItem('jeoul.hearts', JSON.stringify([heart('7'), heart('8')]))
  const scope = openPage()
  openHearts(scope)
  expect([scope.getState($pressedHearts), savedIds()]).toEqual([[], ['8', '7']])
})
