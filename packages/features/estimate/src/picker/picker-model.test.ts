import { getPartsFx, networkRestored } from '@jeoul/api'
import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { $layer } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { layerOf } from './picked-kind.ts'
import { pickerShown } from './picked-parts.ts'
import { $candidates, $fitting, $hasFacets, $isWaiting } from './picker-model.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('parts that a connection is not ready for when the browser tells of it are requested once more', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  const list = [partOf('1', 'cpu')]
  const answer = async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return { success: true, message: 'success', result: { list } }
  }
  const scope = fork({ handlers: [[getPartsFx, answer]], values: [[$layer, layerOf('cpu')]] })
  await allSettled(pickerShown, { scope })
  const isSettled = allSettled(networkRestored, { scope })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(scope.getState($candidates)).toEqual([])
  isOffline = false
  await vi.runAllTimersAsync()
  await isSettled
  expect(scope.getState($candidates).map(({ part }) => part.part_id)).toEqual(['1'])
})

test('regression: facets and the count of fitting parts came with the parts, and moved them', async () => {
  const list = [
    partOf('2', 'motherboard', { figures: { socket: 'AM5' } }),
    partOf('3', 'motherboard', { figures: { socket: 'LGA1700' } }),
  ]
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const scope = fork({ handlers: [[getPartsFx, () => promise]], values: [[$layer, layerOf('motherboard')]] })
  await allSettled(partsSeen, { scope, params: [partOf('1', 'cpu', { figures: { socket: 'AM5' } })] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1' })
  const isShown = allSettled(pickerShown, { scope })
  const room = () => ({ facets: scope.getState($hasFacets), count: scope.getState($fitting).isShown })
  expect(scope.getState($isWaiting)).toBe(true)
  expect(room()).toEqual({ facets: true, count: true })
  resolve({ success: true, message: 'success', result: { list } })
  await isShown
  expect(scope.getState($isWaiting)).toBe(false)
  expect(room()).toEqual({ facets: true, count: true })
})
