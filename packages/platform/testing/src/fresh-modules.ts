// Test files share one process, which is four times as fast. Each gets fresh copies of our modules, so that none sees
// the state that another has left.
import { afterAll, vi } from 'vitest'

vi.resetModules()
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // A page's dynamic import that ended later would get the next file's modules, whose context has no provider here.
  await vi.dynamicImportSettled()
})
