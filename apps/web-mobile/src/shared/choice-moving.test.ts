import { getItemsFx, getPriceBandsFx, getSpecsFx } from '@jeoul/api'
import { listOpened, makerToggled, mobileList, readListQuery } from '@jeoul/list'
import { $siteProps, appStarted } from '@jeoul/page'
import { createServerHistory, historyOpened, layerOpened, layerSettled } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import './choice-moving.ts'

const noItems = { success: true, message: 'success', makers: [], result: { items: [], total: 0 } }

/** Opens a list and records its navigations. */
async function open() {
  const scope = fork({
    handlers: [
      [getItemsFx, () => noItems],
      [getSpecsFx, () => ({ success: true, message: 'success', result: [] })],
      [getPriceBandsFx, () => ({ success: true, message: 'success', data: [] })],
    ],
  })
  const props = { ...scope.getState($siteProps), isMobile: true }
  await allSettled(appStarted, { scope, params: props })
  const history = createServerHistory('/list/7')
  const go = vi.fn(history.go)
  await allSettled(historyOpened, { scope, params: { ...history, go } })
  const query = readListQuery('', mobileList)
  await allSettled(listOpened, { scope, params: { cateId: '7', managerId: 1, query, site: mobileList } })
  return {
    go,
    choose: () => allSettled(makerToggled, { scope, params: '5' }),
    openSheet: () => allSettled(layerOpened, { scope, params: 'filters' }),
    settle: () => allSettled(layerSettled, { scope }),
  }
}

const chosen = { href: '/list/7?maker=5' }

test('a choice on the list adds an entry to the history', async () => {
  const { go, choose } = await open()
  await choose()
  expect(go).toHaveBeenCalledExactlyOnceWith({ ...chosen, replace: false, layer: null })
})

test('a choice in the sheet replaces its entry, and the sheet stays', async () => {
  const { go, choose, openSheet } = await open()
  await openSheet()
  await choose()
  expect(go).toHaveBeenLastCalledWith({ ...chosen, replace: true, layer: 'filters' })
})

test('a choice in a sheet that closes before the address has changed replaces its entry as well', async () => {
  const { go, choose, openSheet, settle } = await open()
  await openSheet()
  await Promise.all([choose(), settle()])
  expect(go).toHaveBeenLastCalledWith({ ...chosen, replace: true, layer: null })
  expect(go.mock.calls.filter(([{ replace }]) => !replace)).toHaveLength(1)
})
