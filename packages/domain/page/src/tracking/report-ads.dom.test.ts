import { clickAdFx, getAdTagFx, viewAdFx } from '@jeoul/api'
import { fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportAds } from './report-ads.ts'

type See = (entries: { target: Element; isIntersecting: boolean }[]) => void

/** Replaces the observer: the test says which ads are on screen. */
let see: See = () => {}
const observed = new Set<Element>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: See) {
        see = callback
      }
      observe = (element: Element) => observed.add(element)
      unobserve = (element: Element) => observed.delete(element)
      disconnect = () => observed.clear()
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  observed.clear()
  localStorage.clear()
  document.body.innerHTML = ''
})

const row = (id: string) => `<li data-ad="sam006:${id}"><a href="/item/${id}">${id}</a></li>`
function found(selector: string): Element {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

const first = () => found('li')

function start() {
  const viewed = vi.fn((_: unknown) => ({}))
  const followed = vi.fn((_: unknown) => ({}))
  const scope = fork({
    handlers: [
      [viewAdFx, (_: unknown, params: unknown) => viewed(params)],
      [clickAdFx, (_: unknown, params: unknown) => followed(params)],
      [getAdTagFx, () => ({})],
    ],
  })
  return { viewed, followed, turn: reportAds(scope) }
}

test('an ad is seen after a second on screen, not when it is scrolled past', () => {
  document.body.innerHTML = row('1')
  const { viewed } = start()
  see([{ target: first(), isIntersecting: true }])
  vi.advanceTimersByTime(900)
  see([{ target: first(), isIntersecting: false }])
  vi.advanceTimersByTime(2000)
  expect(viewed).not.toHaveBeenCalled()
  see([{ target: first(), isIntersecting: true }])
  vi.advanceTimersByTime(1000)
  expect(viewed).toHaveBeenCalledExactlyOnceWith({ adCode: 'sam006', itemId: '1' })
  expect(observed.size).toBe(0)
})

test('ads added later are watched, and those of another page are counted anew', async () => {
  document.body.innerHTML = row('1')
  const { turn } = start()
  document.body.insertAdjacentHTML('beforeend', row('2'))
  await vi.advanceTimersByTimeAsync(0)
  expect(observed.size).toBe(2)
  see([{ target: first(), isIntersecting: true }])
  vi.advanceTimersByTime(1000)
  expect(observed.size).toBe(1)
  turn()
  expect(observed.size).toBe(2)
})

test('following an ad’s link counts; other presses do not', () => {
  document.body.innerHTML = `${row('1')}<p><a href="#p">다른 곳</a></p>`
  const { followed } = start()
  found('a').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.querySelector('p a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  first().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(followed).toHaveBeenCalledExactlyOnceWith({ adCode: 'sam006', itemId: '1' })
})

test.each(['/link/1/116', '/item/2', '/estimate?add=1'])(
  'regression: %s in the row of an ad was reported as its click',
  href => {
    document.body.innerHTML = `<li data-ad="sap006:1"><a href="${href}">가기</a></li>`
    const { followed } = start()
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(followed).not.toHaveBeenCalled()
  },
)
