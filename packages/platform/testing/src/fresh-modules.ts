// Test files share their process, which is four times as fast, but no module of ours: none finds what another one left.
import { afterAll, vi } from 'vitest'

vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
