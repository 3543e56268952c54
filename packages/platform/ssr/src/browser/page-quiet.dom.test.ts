import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageQuiet } from './page-quiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a page is quiet a moment after it has loaded, as soon as the browser has nothing else to do', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const quiet = vi.fn()
  const waiting = pageQuiet().then(quiet)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(idle).toHaveLength(0)
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1499)
  expect(idle).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(quiet).not.toHaveBeenCalled()
  for (const call of idle) call()
  await waiting
})
