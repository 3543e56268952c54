import { $siteProps, appStarted } from '@jeoul/page'
import { createBrowserHistory, historyOpened } from '@jeoul/router'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $siteLinks } from '../site-links.ts'
import { returnToPlace } from './login-place.ts'
import { loginReturned, storeLoginPlace } from './store-place.ts'

storeLoginPlace()

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/item/7?page=2#reviews')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page with a link to the login. */
async function openPage() {
  const scope = fork()
  const props = { ...scope.getState($siteProps), loginUrl: 'http://login.test/in', origin: location.origin }
  await allSettled(appStarted, { scope, params: props })
  await allSettled(historyOpened, { scope, params: createBrowserHistory() })
  const returned = vi.fn()
  createWatch({ unit: loginReturned, scope, fn: returned })
  const link = document.createElement('a')
  link.href = scope.getState($siteLinks).login
  document.body.append(link)
  return { scope, link, returned }
}

async function leave(init: MouseEventInit = {}, prepare: (link: HTMLElement) => unknown = () => {}) {
  const { link } = await openPage()
  vi.stubGlobal('scrollY', 1200)
  prepare(link)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  vi.unstubAllGlobals()
}

/** The page that the login leads to. */
async function comeTo(href: string) {
  history.replaceState(null, '', href)
  const { scope, returned } = await openPage()
  returnToPlace(scope)
  return { returned }
}

const scrolls = () => vi.mocked(scrollTo).mock.calls

test('a login returns to the hash and the scroll position, once', async () => {
  await leave()
  const { entry } = history.state
  const { returned } = await comeTo('/item/7?page=2')
  expect(location.hash).toBe('#reviews')
  expect(scrolls()).toEqual([[{ top: 1200, behavior: 'instant' }]])
  expect(returned.mock.calls).toEqual([[expect.objectContaining({ entry })]])
  await comeTo('/item/7?page=2')
  expect(scrolls()).toHaveLength(1)
})

test('a login that ends on another page does not scroll, and forgets the position', async () => {
  await leave()
  const { returned } = await comeTo('/item/8')
  await comeTo('/item/7?page=2')
  expect(scrolls()).toEqual([])
  expect(returned).not.toHaveBeenCalled()
})

test('a page that is still too short is scrolled once it is long enough', async () => {
  await leave()
  const height = vi.mocked(vi.spyOn(document.documentElement, 'scrollHeight', 'get')).mockReturnValue(900)
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame))
  await comeTo('/item/7?page=2')
  expect(scrolls()).toEqual([])
  height.mockReturnValue(5000)
  frames.shift()?.(0)
  expect(scrolls()).toHaveLength(1)
})

test('a page is not scrolled after the shopper has scrolled', async () => {
  await leave()
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(900)
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame))
  await comeTo('/item/7?page=2')
  window.dispatchEvent(new Event('wheel'))
  frames.shift()?.(0)
  expect([scrolls(), frames]).toEqual([[], []])
})

test.each<[string, MouseEventInit, (link: HTMLElement) => unknown]>([
  ['opened in another tab', { ctrlKey: true }, () => {}],
  ['that did something else', {}, link => link.addEventListener('click', event => event.preventDefault())],
  ['to another place', {}, link => link.setAttribute('href', '/elsewhere')],
])('a link %s stores no position', async (_, init, prepare) => {
  await leave(init, prepare)
  await comeTo('/item/7?page=2')
  expect(scrolls()).toEqual([])
})

test('coming back without a login deletes the position', async () => {
  await leave()
  await openPage()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await comeTo('/item/7?page=2')
  expect(scrolls()).toEqual([])
})
