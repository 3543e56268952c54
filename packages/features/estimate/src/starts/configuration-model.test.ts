import { createEstimateFx, createMinishopEstimateFx } from '@jeoul/api'
import { $estimate, estimateOpened, linesReplaced, partChosen, partsRemoved, plansOf } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork, type Scope } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  $configurationChange,
  $isStartFailed,
  $isStarting,
  configurationWanted,
} from './configuration-model.ts'
import { startTaken } from './starts-model.ts'

const option = (idx: number, cash: number, item_id: string) => ({
  ...{ idx, type: 1 as const, name: `${idx}`, price_state: 3 as const, cash, card: cash, item_id },
})
const group = {
  name: 'CPU',
  type: 1 as const,
  default: 1,
  list: [option(1, 300_000, '11'), option(2, 400_000, '12')],
}
const pc = { originPrice: 1_000_000, base: [group], add: [], active: [1], default: [1] }
const answer = () => ({ success: true, message: 'success', result: { pc } })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function open(search = '') {
  const site = vi.fn(answer)
  const minishop = vi.fn((_: unknown, __: { readonly managerId: number }) => answer())
  const scope = fork({
    handlers: [
      [createEstimateFx, site],
      [createMinishopEstimateFx, minishop],
    ],
  })
  await allSettled(addressChanged, { scope, params: { path: '/estimate', search } })
  return { scope, site, minishop, start: () => allSettled(configurationWanted, { scope }) }
}

describe('"estimate calls for a minishop and for the PC site"', () => {
  test('"mode is null by default", and the site’s after its configuration', async () => {
    const { scope, start, minishop } = await open()
    expect(scope.getState($configurationChange)).toBeNull()
    await start()
    expect(scope.getState($estimate).lines).toEqual([{ partId: '11', quantity: 1 }])
    expect(scope.getState($configurationChange)).toMatchObject({ mode: 'pc', addedChangeLength: 0 })
    expect(minishop).not.toHaveBeenCalled()
  })

  test('a minishop’s is requested by its number', async () => {
    const { scope, start, site, minishop } = await open('?idx_b_manager=7')
    await start()
    expect(minishop.mock.lastCall?.[1]).toEqual({ managerId: 7 })
    expect(scope.getState($configurationChange)).toMatchObject({ mode: 'minishop' })
    expect(site).not.toHaveBeenCalled()
  })
})

test('"addedChangeLenght, addedChangePrice": how far the lines differ from it', async () => {
  const { scope, start } = await open()
  await start()
  await allSettled(partChosen, { scope, params: { part: partOf('12', 'cpu'), instead: '11' } })
  expect(scope.getState($configurationChange)).toMatchObject({
    addedChangeLength: 1,
    addedChangePrice: 100_000,
    selectIdxArr: [2],
    originPrice: 1_000_000,
    price: 1_100_000,
  })
})

describe('an estimate that did not start from it shows no difference', () => {
  const [plan] = plansOf('office')
  if (!plan) throw new Error('there are no plans')
  const part = partOf('12', 'cpu')

  test.each<[string, (scope: Scope) => Promise<unknown>]>([
    ['an estimate that was kept or sent', scope => allSettled(estimateOpened, { scope, params: '?e=1.12' })],
    [
      'a ready-made start',
      scope => allSettled(startTaken, { scope, params: { plan, parts: [part], total: 1, conditions: [] } }),
    ],
    [
      'what comes after everything was thrown away',
      scope => allSettled(linesReplaced, { scope, params: [] }),
    ],
    ['what comes after the last part went', scope => allSettled(partsRemoved, { scope, params: ['11'] })],
  ])('%s', async (_, act) => {
    const { scope, start } = await open()
    await start()
    await act(scope)
    await allSettled(partChosen, { scope, params: { part: partOf('13', 'memory'), instead: null } })
    expect(scope.getState($estimate).lines).not.toEqual([])
    expect(scope.getState($configurationChange)).toBeNull()
  })

  test('reopening its own address still shows it', async () => {
    const { scope, start } = await open()
    await start()
    await allSettled(estimateOpened, { scope, params: '?e=1.11' })
    expect(scope.getState($configurationChange)).toMatchObject({ mode: 'pc' })
  })
})

test('"failed loads reset the affected data": the lines stay, and the request can be retried', async () => {
  const { scope, start, site } = await open()
  await start()
  site.mockImplementationOnce(() => {
    throw new Error('down')
  })
  await start()
  expect(scope.getState($configurationChange)).toBeNull()
  expect(scope.getState($isStartFailed)).toBe(true)
  expect(scope.getState($estimate).lines).toHaveLength(1)
  await start()
  expect([scope.getState($isStartFailed), scope.getState($isStarting)]).toEqual([false, false])
})
