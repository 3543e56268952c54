import { bringNear } from '@jeoul/testing'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useNearEnd } from './use-near-end.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders a list whose end is on screen, and counts how often it requests more. */
async function showEnd({ isOn = true, saveData = false } = {}) {
  bringNear()
  vi.stubGlobal('navigator', { connection: { saveData } })
  const near = vi.fn()
  renderHook(() => useNearEnd({ current: document.body }, isOn, near))
  await Promise.resolve()
  return near
}

describe('the end of a list coming near', () => {
  test('requests more', async () => {
    expect(await showEnd()).toHaveBeenCalledOnce()
  })

  test.each([
    ['while more is loading', { isOn: false }],
    ['for a visitor who saves data', { saveData: true }],
  ])('does not request more %s', async (_, end) => {
    expect(await showEnd(end)).not.toHaveBeenCalled()
  })
})
