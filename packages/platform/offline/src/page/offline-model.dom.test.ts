import { networkRestored, tokenChanged } from '@jeoul/api'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kept } from '../kept-caches.ts'
import { $cached, $isBack, cachedSeen, serverSought, workerWanted } from './offline-model.ts'

vi.mock(import('./use-worker.ts'), () => ({
  registerWorker: async () => {},
  keepPlace: async () => {},
}))

const seen = { at: Date.parse('2026-11-22T14:32:00+09:00'), isOnline: false }
const reload = vi.fn()
const forgotten = vi.fn(async () => true)
const ask = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('caches', { keys: async () => Object.values(kept), delete: forgotten })
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

async function setUp() {
  const scope = fork()
  await allSettled(cachedSeen, { scope, params: seen })
  return { scope, restore: () => allSettled(networkRestored, { scope }) }
}

test('a kept page reloads once the server answers again', async () => {
  const { scope, restore } = await setUp()
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await restore()
  expect(reload).not.toHaveBeenCalled()
  expect(scope.getState($cached)).toEqual(seen)
  ask.mockResolvedValueOnce(new Response())
  await restore()
  expect(reload).toHaveBeenCalledOnce()
})

test('regression: a kept page stayed where the line had been back without an online event', async () => {
  const { scope } = await setUp()
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response())
  for (const _ of [1, 2]) await allSettled(serverSought, { scope })
  expect(reload).toHaveBeenCalledOnce()
})

test('a kept page that offers to reload asks no more', async () => {
  const { scope } = await setUp()
  document.body.innerHTML = '<dialog open>필터</dialog>'
  ask.mockResolvedValueOnce(new Response())
  for (const _ of [1, 2]) await allSettled(serverSought, { scope })
  expect(ask).toHaveBeenCalledOnce()
})

test('a kept page does not reload under a visitor who is typing, but offers to', async () => {
  const { scope, restore } = await setUp()
  document.body.innerHTML = '<textarea></textarea>'
  document.querySelector('textarea')?.focus()
  ask.mockResolvedValueOnce(new Response())
  await restore()
  expect(reload).not.toHaveBeenCalled()
  expect(scope.getState($isBack)).toBe(true)
})

test('regression: a page that was never seen was said to be as it was seen before', async () => {
  const { scope } = await setUp()
  await allSettled(addressChanged, { scope, params: { path: '/item/7', search: '' } })
  expect(scope.getState($cached)).toBeNull()
})

test('a page from the server does not check for the server', async () => {
  const scope = fork()
  for (const unit of [networkRestored, serverSought]) await allSettled(unit, { scope })
  expect(ask).not.toHaveBeenCalled()
})

test('a login or logout deletes the kept pages and answers', async () => {
  const scope = fork()
  await allSettled(tokenChanged, { scope, params: null })
  expect(forgotten).not.toHaveBeenCalled()
  await allSettled(workerWanted, { scope, params: '/sw.js' })
  await allSettled(tokenChanged, { scope, params: null })
  expect(forgotten.mock.calls).toEqual([[kept.pages], [kept.answers]])
})
