import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useWheneverShown } from './saved-panel.tsx'

test('regression: a tab that was returned to kept the estimates of its first visit', () => {
  const onShown = vi.fn()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const { unmount } = renderHook(() => useWheneverShown(onShown))
  const change = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  expect(onShown).toHaveBeenCalledTimes(1)
  change('hidden')
  expect(onShown).toHaveBeenCalledTimes(1)
  change('visible')
  expect(onShown).toHaveBeenCalledTimes(2)
  unmount()
  change('visible')
  expect(onShown).toHaveBeenCalledTimes(2)
})
