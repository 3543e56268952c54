// Test files share their process, which is four times as fast, but no module of ours: none finds what another one left.
import { afterAll, vi } from 'vitest'

vi.resetModules()
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // What a page still imports would get the next file's modules, and find none of its own providers there.
  await vi.dynamicImportSettled()
})
