import { getCategoryTreeFx, getItemsFx, getPriceBandsFx, getSpecsFx } from '@jeoul/api'
import { $query, choicesMade, fieldChanged } from '@jeoul/list'
import { $siteProps, appStarted } from '@jeoul/page'
import { commitLayer, createServerHistory, historyOpened, openLayer } from '@jeoul/router'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { page } from './page.ts'

const success = { success: true, message: 'success' }
const noItems = { ...success, makers: [], result: { items: [], total: 0 } }

/** Opens a category's list, and records how the history moves and what is requested. */
async function open() {
  const requests = vi.fn(() => noItems)
  const scope = fork({
    handlers: [
      [getItemsFx, requests],
      [getSpecsFx, () => ({ ...success, result: [] })],
      [getPriceBandsFx, () => ({ ...success, data: [] })],
      [getCategoryTreeFx, () => ({ ...success, result: [] })],
    ],
  })
  await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isMobile: true } })
  const history = createServerHistory('/list/7')
  const go = vi.fn(history.go)
  await allSettled(historyOpened, { scope, params: { ...history, go } })
  requests.mockClear()
  return {
    scope,
    go,
    requests,
    chosen: () => scope.getState($query).makers,
    tick: (value: string) =>
      allSettled(fieldChanged, { scope, params: { name: 'maker', value, checked: true } }),
    openSheet: () => allSettled(openLayer, { scope, params: 'filters' }),
  }
}

const asus = { href: '/list/7?maker=5' }

test('a choice is shown at once, written once, and is one address and one request', async () => {
  const { scope, go, tick, chosen, requests } = await open()
  const written = vi.fn()
  createWatch({ unit: $query, scope, fn: ({ makers }) => written(makers) })
  const ended = tick('5')
  expect(chosen()).toEqual(['5'])
  await ended
  expect(go).toHaveBeenCalledExactlyOnceWith({ ...asus, replace: false, layer: null })
  expect(written.mock.calls).toEqual([[['5']]])
  expect(requests).toHaveBeenCalledTimes(1)
  expect(scope.getState(page.$status)).toBe(200)
})

test('several choices in a row all count, each with an entry of its own', async () => {
  const { tick, chosen, go } = await open()
  await Promise.all([tick('5'), tick('6'), tick('7'), tick('6')])
  expect(chosen()).toEqual(['5', '7'])
  expect(go.mock.calls.map(([{ href }]) => new URLSearchParams(href.split('?')[1]).getAll('maker'))).toEqual([
    ['5'],
    ['5', '6'],
    ['5', '6', '7'],
    ['5', '7'],
  ])
})

test('a choice in the sheet takes the place of its entry, and the sheet stays', async () => {
  const { go, tick, openSheet } = await open()
  await openSheet()
  await tick('5')
  expect(go).toHaveBeenLastCalledWith({ ...asus, replace: true, layer: 'filters' })
})

test('a choice in a sheet that closes at once takes the place of its entry as well', async () => {
  const { scope, go, openSheet } = await open()
  await openSheet()
  await Promise.all([
    allSettled(choicesMade, { scope, params: { kwd: 'ti' } }),
    allSettled(commitLayer, { scope }),
  ])
  expect(go).toHaveBeenLastCalledWith({ href: '/list/7?kwd=ti', replace: true, layer: null })
  expect(go.mock.calls.filter(([{ replace }]) => !replace)).toHaveLength(1)
})
