import { expect, test, vi } from 'vitest'
import { notFoundPage } from './not-found-page.ts'

const empty = { default: () => null }

/** A page with one region, which `load` loads. Regions are listed by their module, so each test has its own. */
async function setUp(load: () => Promise<typeof empty>) {
  vi.resetModules()
  const { idle } = await import('./idle.tsx')
  idle(load)
  const page = { load: async () => ({ page: notFoundPage, ...empty }), file: '' }
  const { loadedPage, loadPage, loadServedPage } = await import('./load-page.ts')
  return {
    isLoaded: () => loadedPage(page) !== undefined,
    open: () => loadPage(page),
    hydrate: () => loadServedPage(page),
  }
}

test('regression: a prefetched page was shown before its regions had loaded, and jumped when they came', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof empty>()
  const { open, isLoaded } = await setUp(() => promise)
  const opening = open()
  expect(await Promise.race([opening, new Promise(done => setImmediate(done, 'not yet'))])).toBe('not yet')
  expect(isLoaded()).toBe(false)
  resolve(empty)
  await opening
  expect(isLoaded()).toBe(true)
})

test('a page works without its regions', async () => {
  const { open, isLoaded } = await setUp(() => Promise.reject(new Error('lost')))
  await open()
  expect(isLoaded()).toBe(true)
})

test('a page that the server has rendered does not wait for them', async () => {
  const { hydrate, isLoaded } = await setUp(() => new Promise(() => {}))
  await hydrate()
  expect(isLoaded()).toBe(true)
})
