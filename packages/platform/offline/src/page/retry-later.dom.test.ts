import { networkRestored } from '@jeoul/api'
import { createWatch, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { retryLater } from './retry-later.ts'

afterEach(() => void vi.useRealTimers())

test('regression: what was requested the moment the network was said to be back failed for good', () => {
  vi.useFakeTimers()
  const scope = fork()
  const restored = vi.fn()
  createWatch({ unit: networkRestored, scope, fn: restored })
  retryLater(scope)
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(10_000)
  expect(restored).toHaveBeenCalledTimes(2)
})
