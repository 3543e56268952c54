import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function count(isCounting = true) {
  const [onSecond, onKey] = [vi.fn(), vi.fn()]
  const { rerender } = renderHook(now => useCountdown(now, { onSecond, onKey }), { initialProps: isCounting })
  return { onSecond, onKey, rerender }
}

test('reports every second, until the count stops', () => {
  const { onSecond, rerender } = count()
  vi.advanceTimersByTime(2000)
  expect(onSecond).toHaveBeenCalledTimes(2)
  rerender(false)
  vi.advanceTimersByTime(2000)
  expect(onSecond).toHaveBeenCalledTimes(2)
})

test('a hidden page does not count', () => {
  const { onSecond } = count()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(3000)
  expect(onSecond).not.toHaveBeenCalled()
  seen.mockReturnValue('visible')
  vi.advanceTimersByTime(1000)
  expect(onSecond).toHaveBeenCalledTimes(1)
})

test('reports keys while it counts', () => {
  const { onKey, rerender } = count()
  fireEvent.keyDown(window, { key: 'Tab' })
  rerender(false)
  fireEvent.keyDown(window, { key: 'Tab' })
  expect(onKey).toHaveBeenCalledTimes(1)
})
