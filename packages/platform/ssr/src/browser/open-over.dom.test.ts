import { navigated } from '@jeoul/router'
import { createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enhancementsOpened, openOver } from './open-over.ts'

const moved = vi.fn<(href: string) => void>()

beforeEach(() => {
  history.replaceState(null, '', '/list/7')
})
afterEach(() => {
  vi.restoreAllMocks()
  moved.mockReset()
})

/** A press on a link to the search, of which nobody knows yet how it ends. */
function press() {
  const link = document.createElement('a')
  link.href = '/search?from=list'
  link.dataset.opens = 'search'
  const scope = fork()
  createWatch({ unit: navigated, scope, fn: ({ href }) => moved(href) })
  const openLayer = vi.fn()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const enhancements = promise.then(() => ({ open: () => {}, openLayer }))
  const pressed = openOver({ loadEnhancements: () => enhancements }, scope, link)
  return { scope, openLayer, pressed, resolve, reject }
}

test('what a link names opens as soon as its script is there', async () => {
  const { scope, openLayer, pressed, resolve } = press()
  expect(openLayer).not.toHaveBeenCalled()
  resolve()
  await pressed
  expect(openLayer.mock.calls).toEqual([[scope, 'search']])
  expect(moved).not.toHaveBeenCalled()
})

test('once it is there, with the press', () => {
  const { scope, openLayer } = press()
  enhancementsOpened(scope, { open: () => {}, openLayer })
  const link = document.createElement('a')
  link.dataset.opens = 'categories'
  openOver({ loadEnhancements: () => new Promise(() => {}) }, scope, link)
  expect(openLayer.mock.calls).toEqual([[scope, 'categories']])
})

test('regression: without a connection the first press on 검색 ended at the browser’s error page', async () => {
  const { openLayer, pressed, reject } = press()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reject()
  await pressed
  expect(openLayer).not.toHaveBeenCalled()
  expect(moved).toHaveBeenCalledExactlyOnceWith('/search?from=list')
})

test.each(['resolve', 'reject'] as const)(
  'whoever went on meanwhile is left where they are: %s',
  async end => {
    const late = press()
    history.pushState(null, '', '/item/7')
    late[end]()
    await late.pressed
    expect(late.openLayer).not.toHaveBeenCalled()
    expect(moved).not.toHaveBeenCalled()
  },
)
