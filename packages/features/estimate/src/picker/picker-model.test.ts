import { getPartsFx, networkRestored } from '@jeoul/api'
import { partOf } from '@jeoul/estimate/testing/parts'
import { $layer } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { layerOf } from './picked-kind.ts'
import { pickerShown } from './picked-parts.ts'
import { $candidates } from './picker-model.ts'

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
