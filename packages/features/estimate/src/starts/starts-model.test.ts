import { getPartsFx } from '@jeoul/api'
import { $canUndo, $estimate, plansOf } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $startBudget,
  $starts,
  $startUse,
  startBudgetChosen,
  startsRetried,
  startTaken,
  startUseChosen,
} from './starts-model.ts'

const success = { success: true, message: 'success' }

test('starts are built once all parts have loaded, and one can become the estimate', async () => {
  const scope = fork({ handlers: [[getPartsFx, () => ({ ...success, result: { list: [] } })]] })
  await allSettled(startUseChosen, { scope, params: 'game' })
  expect(scope.getState($starts)).toMatchObject({ status: 'ready', starts: [] })
  const [plan] = plansOf('office')
  if (!plan) throw new Error('there are no plans')
  const parts = [partOf('1', 'cpu'), partOf('2', 'ssd')]
  await allSettled(startTaken, { scope, params: { plan, parts, total: 20_000, conditions: [] } })
  expect(scope.getState($estimate).lines).toEqual([
    { partId: '1', quantity: 1 },
    { partId: '2', quantity: 1 },
  ])
  expect(scope.getState($canUndo)).toBe(true)
  expect(scope.getState($startUse)).toBeNull()
})

test('a failure of the host is shown and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const scope = fork({
    handlers: [
      [getPartsFx, () => (isDown ? Promise.reject(new Error('down')) : { ...success, result: { list: [] } })],
    ],
  })
  await allSettled(startUseChosen, { scope, params: 'work' })
  expect(scope.getState($starts)).toEqual({ status: 'failed' })
  isDown = false
  await allSettled(startsRetried, { scope })
  expect(scope.getState($starts).status).toBe('ready')
})

test('the same use again closes its starts', async () => {
  const scope = fork({ handlers: [[getPartsFx, () => ({ ...success, result: { list: [] } })]] })
  await allSettled(startUseChosen, { scope, params: 'work' })
  await allSettled(startUseChosen, { scope, params: 'work' })
  expect(scope.getState($startUse)).toBeNull()
})

test('a budget of the shopper comes first, stays for another use, and is named where nothing can be built', async () => {
  const scope = fork({ handlers: [[getPartsFx, () => ({ ...success, result: { list: [] } })]] })
  await allSettled(startUseChosen, { scope, params: 'work' })
  expect(scope.getState($starts)).toMatchObject({ status: 'ready', beyond: null })
  await allSettled(startBudgetChosen, { scope, params: 1_530_000 })
  expect(scope.getState($starts)).toMatchObject({ status: 'ready', beyond: 1_530_000 })
  await allSettled(startUseChosen, { scope, params: 'game' })
  expect(scope.getState($startBudget)).toBe(1_530_000)
})
