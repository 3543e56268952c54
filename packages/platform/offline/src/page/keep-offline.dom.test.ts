import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { keepOffline } from './keep-offline.ts'
import { $cached } from './offline-model.ts'

vi.mock('@jeoul/ssr/overlay', () => ({ renderOverPage: () => {} }))
const quiet = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('@jeoul/ssr/page-quiet', () => ({ pageQuiet: () => quiet.promise }))

const active = { postMessage: vi.fn() }
const serviceWorker = {
  controller: active,
  register: vi.fn(async () => {}),
  ready: Promise.resolve({ active }),
  addEventListener() {},
}

function open() {
  const scope = fork()
  vi.stubGlobal('navigator', { serviceWorker, onLine: false })
  keepOffline({ scope })
  return scope
}

afterEach(() => {
  delete document.documentElement.dataset.cachedAt
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a build without a worker, as in development and in the demo, registers none', () => {
  const scope = open()
  expect(scope.getState($cached)).toBeNull()
  expect(serviceWorker.register).not.toHaveBeenCalled()
})

test('a kept page names the time at which it was kept', () => {
  vi.stubEnv('VITE_WORKER', '/sw.js')
  document.documentElement.dataset.cachedAt = '1795000000000'
  expect(open().getState($cached)).toEqual({ at: 1_795_000_000_000, isOnline: false })
})

test('regression: a page that was only looked at, once it is quiet, can be read offline', async () => {
  vi.stubEnv('VITE_WORKER', '/sw.js')
  const scope = open()
  expect(serviceWorker.register).not.toHaveBeenCalled()
  quiet.resolve()
  await allSettled(scope)
  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js')
  expect(active.postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [location.href] },
  })
})
