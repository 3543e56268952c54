import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useNearEnd } from './use-near-end.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders a list whose end is on screen, and counts how often it requests more. */
function showEnd({ isOn = true, saveData = false } = {}) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void
      readonly disconnect = () => {}
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: true }])
      }
    },
  )
  vi.stubGlobal('navigator', { connection: { saveData } })
  const near = vi.fn()
  renderHook(() => useNearEnd({ current: document.body }, isOn, near))
  return near
}

describe('the end of a list coming near', () => {
  test('requests more', () => {
    expect(showEnd()).toHaveBeenCalledOnce()
  })

  test.each([
    ['while more is on its way', { isOn: false }],
    ['for a visitor who saves data', { saveData: true }],
  ])('does not %s', (_, end) => {
    expect(showEnd(end)).not.toHaveBeenCalled()
  })
})
