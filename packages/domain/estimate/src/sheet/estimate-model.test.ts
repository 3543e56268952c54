import { findPartsFx } from '@jeoul/api'
import type { Part } from '@jeoul/api/types'
import { cardToggled } from '@jeoul/personal-price'
import { allSettled, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { partOf } from '../testing/parts.ts'
import {
  $addressFaults,
  $canRedo,
  $canUndo,
  $estimate,
  $secondService,
  changeRedone,
  changeUndone,
  estimateOpened,
  monthsChosen,
  partChosen,
  partsRemoved,
  pieceAdded,
  priceTypeChosen,
  quantityChanged,
  serviceKept,
  serviceReplaced,
} from './estimate-model.ts'
import { writeEstimateQuery } from './estimate-query.ts'
import { $change, $missing, $sheetLines, $sums, $total } from './sheet-model.ts'

const cpu = partOf('1', 'cpu', { cash: 300_000, card: 310_000 })
const dearerCpu = partOf('2', 'cpu', { cash: 400_000, card: 420_000 })
const memory = partOf('3', 'memory', { cash: 100_000, card: 100_000 })
const soldOut = partOf('4', 'ssd', { price_state: 1, cash: null, card: null })
const assembly = partOf('s1', 'assembly', { cash: 30_000 })
const visit = partOf('s2', 'visit', { cash: 50_000 })
const all = [cpu, dearerCpu, memory, soldOut, assembly, visit]

const find = vi.fn(async ({ partIds }: { readonly partIds: readonly string[] }) => ({
  success: true,
  message: 'success',
  result: { list: all.filter(({ part_id }) => partIds.includes(part_id)) },
}))

async function open(search = '') {
  // The handler of an attached effect gets its source first.
  const scope = fork({
    handlers: [[findPartsFx, (_: unknown, params: Parameters<typeof find>[0]) => find(params)]],
  })
  find.mockClear()
  await allSettled(estimateOpened, { scope, params: search })
  const choose = (part: Part, instead: string | null = null) =>
    allSettled(partChosen, { scope, params: { part, instead } })
  return { scope, choose, address: () => writeEstimateQuery(scope.getState($estimate)) }
}

describe('opening an estimate', () => {
  test('looks its parts up once', async () => {
    const { scope } = await open('?e=1.1.3x2')
    await allSettled(estimateOpened, { scope, params: '?e=1.1.3x2' })
    expect(find).toHaveBeenCalledOnce()
    expect(scope.getState($sheetLines)).toEqual([
      { part: cpu, quantity: 1 },
      { part: memory, quantity: 2 },
    ])
    expect(scope.getState($sums)).toMatchObject({ cash: 500_000, card: 510_000 })
  })

  test('reports unreadable segments and unknown parts', async () => {
    const { scope } = await open('?e=1.1.99.<b>')
    expect(scope.getState($addressFaults).unread).toBe(1)
    expect(scope.getState($missing).gone).toEqual([{ partId: '99', quantity: 1 }])
  })

  test('"failed loads reset": its lines stay, for a retry', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => {})
    find.mockRejectedValueOnce(new Error('no line'))
    const { scope, address } = await open('?e=1.1')
    expect(address()).toBe('?e=1.1')
    expect(scope.getState($missing)).toMatchObject({ status: 'failed', waiting: [{ partId: '1' }] })
  })
})

describe('"every change shows its price difference"', () => {
  test.each<[string, string, () => [Part, (string | null)?], string, string, number | null]>([
    ['a part', '?e=1.1', () => [memory], '?e=1.1.3', 'added', 100_000],
    ['another part of the kind', '?e=1.1', () => [dearerCpu], '?e=1.2', 'swapped', 100_000],
    ['by card', '?e=1.1&type=card', () => [dearerCpu], '?e=1.2&type=card', 'swapped', 110_000],
    ['a part without a price', '?e=1.1', () => [soldOut], '?e=1.1.4', 'added', null],
  ])('%s', async (_, before, chosen, after, kind, difference) => {
    const { scope, choose, address } = await open(before)
    await choose(...chosen())
    expect(address()).toBe(after)
    expect(scope.getState($change)).toMatchObject({ kind, difference })
    await allSettled(changeUndone, { scope })
    expect(address()).toBe(before)
    expect(scope.getState($change)).toMatchObject({ kind: 'undone' })
  })

  test('a changed quantity, and a removed part', async () => {
    const { scope } = await open('?e=1.1.3')
    await allSettled(quantityChanged, { scope, params: { partId: '3', quantity: 3 } })
    expect(scope.getState($change)).toEqual({ kind: 'counted', part: memory, difference: 200_000 })
    await allSettled(partsRemoved, { scope, params: ['3'] })
    expect(scope.getState($change)).toEqual({ kind: 'removed', part: memory, difference: -300_000 })
  })

  test('regression: the difference was in cash where the total was by the stated card', async () => {
    const { scope, choose } = await open()
    await allSettled(cardToggled, { scope, params: '삼성카드' })
    await choose(cpu)
    expect(scope.getState($total)).toMatchObject({ won: 310_000 })
    expect(scope.getState($change)).toMatchObject({ difference: 310_000 })
  })
})

test('an undone change can be redone, without a request', async () => {
  const { scope, choose, address } = await open()
  expect([scope.getState($canUndo), scope.getState($canRedo)]).toEqual([false, false])
  await choose(cpu)
  await choose(cpu)
  await choose(memory)
  await allSettled(changeUndone, { scope })
  await allSettled(changeUndone, { scope })
  expect(address()).toBe('')
  expect([scope.getState($canUndo), scope.getState($canRedo)]).toEqual([false, true])
  await allSettled(changeRedone, { scope })
  expect(address()).toBe('?e=1.1')
  expect(find).not.toHaveBeenCalled()
})

test('a fix that reduces the quantity is described as one', async () => {
  const { scope, address } = await open('?e=1.3x5')
  await allSettled(partChosen, { scope, params: { part: memory, instead: '3', quantity: 2 } })
  expect(address()).toBe('?e=1.3x2')
  expect(scope.getState($change)).toMatchObject({ kind: 'counted', difference: -300_000 })
})

describe('"a second service opens the \'one item only\' warning instead"', () => {
  test('the shopper can keep the new one', async () => {
    const { scope, choose, address } = await open('?e=1.s1')
    await choose(visit)
    expect(address()).toBe('?e=1.s1')
    expect(scope.getState($secondService)).toMatchObject({ held: 's1', part: visit })
    await allSettled(serviceReplaced, { scope })
    expect(address()).toBe('?e=1.s2')
    expect(scope.getState($secondService)).toBeNull()
  })

  test('regression: a second one of the same, added by quantity, was taken without a word', async () => {
    const { scope, address } = await open('?e=1.s1')
    await allSettled(quantityChanged, { scope, params: { partId: 's1', quantity: 2 } })
    expect(scope.getState($secondService)).toMatchObject({ held: 's1', part: { part_id: 's1' } })
    await allSettled(serviceKept, { scope })
    await allSettled(pieceAdded, { scope, params: 's1' })
    expect(scope.getState($secondService)).not.toBeNull()
    expect(address()).toBe('?e=1.s1')
  })

  test('fewer than an address asks for is no second one', async () => {
    const { scope, address } = await open('?e=1.s1x3')
    await allSettled(quantityChanged, { scope, params: { partId: 's1', quantity: 2 } })
    expect(address()).toBe('?e=1.s1x2')
    expect(scope.getState($secondService)).toBeNull()
  })

  test('the shopper can keep the present one', async () => {
    const { scope, choose, address } = await open('?e=1.s1')
    await choose(visit)
    await allSettled(serviceKept, { scope })
    expect(address()).toBe('?e=1.s1')
    expect(scope.getState($secondService)).toBeNull()
  })
})

test('"price type defaults to cash and may switch to card", "12- and 24-month prices"', async () => {
  const { scope, address } = await open('?e=1.1')
  await allSettled(priceTypeChosen, { scope, params: 'card' })
  await allSettled(monthsChosen, { scope, params: 24 })
  expect(address()).toBe('?e=1.1&type=card&months=24')
  expect(scope.getState($canUndo)).toBe(false)
})

test.each([
  ['begins with the stated way of paying', '?e=1.1', 'card'],
  ['has the price type of its address', '?e=1.1&type=cash', 'cash'],
])('an estimate %s', async (_, search, type) => {
  const { scope, address } = await open(search)
  expect(scope.getState($estimate).type).toBe('cash')
  await allSettled(cardToggled, { scope, params: '삼성카드' })
  expect(scope.getState($estimate).type).toBe(type)
  expect(address()).toBe(search)
  await allSettled(priceTypeChosen, { scope, params: 'cash' })
  expect(scope.getState($estimate).type).toBe('cash')
  expect(address()).toBe('?e=1.1&type=cash')
})

test('two scopes do not leak', async () => {
  const { choose } = await open('?e=1.1')
  await choose(memory)
  const { scope, address } = await open()
  expect(address()).toBe('')
  expect(scope.getState($sheetLines)).toEqual([])
})
