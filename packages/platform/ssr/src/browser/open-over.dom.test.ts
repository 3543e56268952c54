import { fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enhancementsOpened, openOver } from './open-over.ts'

const assign = vi.spyOn(location, 'assign')

beforeEach(() => {
  history.replaceState(null, '', '/list/7')
  assign.mockReturnValue()
})
afterEach(() => {
  assign.mockReset()
  vi.unstubAllGlobals()
})

/** A press on a link to the search, of which nobody knows yet how it ends. */
function press() {
  const link = document.createElement('a')
  link.href = '/search?from=list'
  link.dataset.opens = 'search'
  const scope = fork()
  const openLayer = vi.fn()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const enhancements = promise.then(() => ({ open: () => {}, openLayer }))
  const isAnswered = openOver({ loadEnhancements: () => enhancements }, scope, link)
  /** The press has come to its end. */
  const ended = () =>
    enhancements
      .then(
        () => {},
        () => {},
      )
      .then(() => {})
  return { scope, link, openLayer, isAnswered, ended, resolve, reject }
}

test('a link opens its layer once the script has loaded', async () => {
  const { scope, openLayer, isAnswered, resolve } = press()
  expect(isAnswered).toBe(true)
  expect(openLayer).not.toHaveBeenCalled()
  resolve()
  await vi.waitFor(() => expect(openLayer.mock.calls).toEqual([[scope, 'search']]))
  expect(assign).not.toHaveBeenCalled()
})

test('with the script loaded, a link opens its layer at once', () => {
  const { scope, openLayer } = press()
  enhancementsOpened(scope, { open: () => {}, openLayer })
  const link = document.createElement('a')
  link.dataset.opens = 'categories'
  openOver({ loadEnhancements: () => new Promise(() => {}) }, scope, link)
  expect(openLayer.mock.calls).toEqual([[scope, 'categories']])
})

test('if the script cannot be loaded, the link is followed', async () => {
  const { link, reject } = press()
  reject()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(link.href))
})

test('regression: without a connection the first press on 검색 or 카테고리 left the list', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(press().isAnswered).toBe(false)
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
  expect(press().isAnswered).toBe(true)
})

test('if the connection is lost meanwhile, the press is repeated for the document to hold', async () => {
  const { link, reject } = press()
  const clicked = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', clicked)
  vi.stubGlobal('navigator', { onLine: false })
  reject()
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  expect(assign).not.toHaveBeenCalled()
})

test.each(['resolve', 'reject'] as const)(
  'a visitor who has navigated meanwhile stays there: %s',
  async end => {
    const late = press()
    history.pushState(null, '', '/item/7')
    late[end]()
    await late.ended()
    expect(late.openLayer).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  },
)
