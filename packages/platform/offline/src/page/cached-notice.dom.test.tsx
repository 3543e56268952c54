import { act, render } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'
import { CachedNotice } from './cached-notice.tsx'
import { cachedSeen } from './offline-model.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('only a page from the cache asks regularly for the server', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(() => Promise.reject(new TypeError('no connection')))
  vi.stubGlobal('fetch', ask)
  const scope = fork()
  render(
    <Provider value={scope}>
      <CachedNotice />
    </Provider>,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).not.toHaveBeenCalled()
  await act(() => allSettled(cachedSeen, { scope, params: { at: 1_795_000_000_000, isOnline: false } }))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(ask).toHaveBeenCalledTimes(3)
})
