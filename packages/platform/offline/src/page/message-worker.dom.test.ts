import { afterEach, expect, test, vi } from 'vitest'
import { registerWorker } from './message-worker.ts'

const quiet = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('@jeoul/ssr/page-quiet', () => ({ pageQuiet: () => quiet.promise }))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the worker is registered once the page is quiet, and not before', async () => {
  const active = { postMessage: vi.fn() }
  const register = vi.fn(async () => {})
  const serviceWorker = {
    controller: active,
    register,
    ready: Promise.resolve({ active }),
    addEventListener() {},
  }
  vi.stubGlobal('navigator', { serviceWorker })
  const registered = registerWorker('build-1')
  await new Promise(resolve => setTimeout(resolve))
  expect(register).not.toHaveBeenCalled()
  quiet.resolve()
  await registered
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  expect(active.postMessage.mock.lastCall?.[0]).toMatchObject({ type: 'opened', build: 'build-1' })
})
