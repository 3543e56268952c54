import { getPartsFx, networkRestored } from '@jeoul/api'
import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { $layer } from '@jeoul/router'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $candidates, $facets, $fitting, $hasFacets, $hasMakers, $isWaiting } from './narrowing-model.ts'
import { layerOf } from './picked-kind.ts'
import { pickerShown } from './picker-model.ts'

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
    partOf('2', 'motherboard', { maker: 'ASUS', figures: { socket: 'AM5' } }),
    partOf('3', 'motherboard', { maker: 'MSI', figures: { socket: 'LGA1700' } }),
  ]
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const scope = fork({ handlers: [[getPartsFx, () => promise]], values: [[$layer, layerOf('motherboard')]] })
  await allSettled(partsSeen, { scope, params: [partOf('1', 'cpu', { figures: { socket: 'AM5' } })] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1' })
  const isShown = allSettled(pickerShown, { scope })
  const room = () => ({
    facets: scope.getState($hasFacets),
    count: scope.getState($fitting).isShown,
    makers: scope.getState($hasMakers),
  })
  expect(scope.getState($isWaiting)).toBe(true)
  expect(room()).toEqual({ facets: true, count: true, makers: true })
  resolve({ success: true, message: 'success', result: { list } })
  await isShown
  expect(scope.getState($isWaiting)).toBe(false)
  expect(room()).toEqual({ facets: true, count: true, makers: true })
})

test('regression: parts that could not be loaded were said to fit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  const scope = fork({ handlers: [[getPartsFx, answer]], values: [[$layer, layerOf('motherboard')]] })
  await allSettled(partsSeen, { scope, params: [partOf('1', 'cpu', { figures: { socket: 'AM5' } })] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1' })
  await allSettled(pickerShown, { scope })
  expect(scope.getState($fitting)).toMatchObject({ isShown: true, isPlain: false, isUnchecked: true })
})

test('regression: the figures of thousands of parts held up the first rows', async () => {
  const list = Array.from({ length: 300 }, (_, place) =>
    partOf(String(place + 1), 'cpu', { figures: { socket: place === 0 ? 'AM5' : 'AM4' } }),
  )
  const answer = async () => ({ success: true, message: 'success', result: { list } })
  const scope = fork({ handlers: [[getPartsFx, answer]], values: [[$layer, layerOf('cpu')]] })
  const facetsOfFirstRows = new Promise<number>(resolve => {
    createWatch({
      scope,
      unit: $candidates,
      fn: candidates => candidates.length > 0 && resolve(scope.getState($facets).length),
    })
  })
  await allSettled(pickerShown, { scope })
  expect(await facetsOfFirstRows).toBe(0)
  expect(scope.getState($facets)[0]?.options.map(({ count }) => count)).toEqual([299, 1])
})

test('regression: a service had room for makers and for what fits, which moved it when it arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const scope = fork({ handlers: [[getPartsFx, () => promise]], values: [[$layer, layerOf('visit')]] })
  await allSettled(partsSeen, { scope, params: [partOf('1', 'cpu')] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1' })
  const isShown = allSettled(pickerShown, { scope })
  const room = () => [
    scope.getState($hasFacets),
    scope.getState($hasMakers),
    scope.getState($fitting).isShown,
  ]
  expect(room()).toEqual([false, false, false])
  resolve({ success: true, message: 'success', result: { list: [partOf('s1', 'visit', { maker: '' })] } })
  await isShown
  expect(room()).toEqual([false, false, false])
})
