import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyPresses, pageEvents } from './early-presses.ts'

/** Answers presses of the page as React does: at its root, or not yet. */
let answer = vi.fn<(event: Event) => void>()
let isLoaded = false
const stop = new AbortController()

const add = globalThis.addEventListener
const added: [string, EventListenerOrEventListenerObject, boolean | AddEventListenerOptions | undefined][] =
  []

beforeEach(() => {
  answer = vi.fn()
  isLoaded = false
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...listened: Parameters<typeof add>) => {
    added.push([listened[0], listened[1], listened[2]])
    add(...listened)
  })
  document.body.innerHTML = `<div id="root">
    <button type="button">찜</button>
    <button type="submit">검색</button>
    <button type="button" popovertarget="filters">필터</button>
    <a href="/item/7">상품</a>
    <a href="/search" aria-haspopup="dialog">검색창</a>
    <label><input type="checkbox"> 무료배송</label>
    <select><option value="rank" selected>인기순</option><option value="low">낮은가격순</option></select>
  </div>`
  keepEarlyPresses(pageEvents)
})

afterEach(() => {
  for (const [type, listener, options] of added.splice(0)) removeEventListener(type, listener, options)
  vi.restoreAllMocks()
})

const find = <Found extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** React listens: it stops what it cannot deliver yet. */
function hydrate() {
  for (const type of ['click', 'change']) {
    find('#root').addEventListener(
      type,
      event => {
        if (isLoaded) answer(event)
        else event.stopPropagation()
      },
      { capture: true, signal: stop.signal },
    )
  }
  dispatchEvent(new Event(pageEvents.hydrating))
}

/** A part of the page is hydrated. */
function load() {
  isLoaded = true
  dispatchEvent(new Event(pageEvents.hydrated))
}

const answered = () => answer.mock.calls.map(([{ type, target }]) => [type, target])

test('a press before the scripts is repeated once', () => {
  const heart = find('button')
  heart.click()
  expect(heart.style.opacity).toBe('0.5')
  hydrate()
  load()
  expect(heart.style.opacity).toBe('')
  dispatchEvent(new Event(pageEvents.hydrated))
  expect(answered()).toEqual([['click', heart]])
})

test('a press that React cannot deliver yet is repeated once', () => {
  const heart = find('button')
  hydrate()
  heart.click()
  dispatchEvent(new Event(pageEvents.hydrated))
  expect(answered()).toEqual([])
  load()
  expect(answered()).toEqual([['click', heart]])
})

test('a press that React delivers is not repeated', () => {
  hydrate()
  isLoaded = true
  find('button').click()
  load()
  expect(answer).toHaveBeenCalledTimes(1)
})

test.each(['[type=submit]', '[popovertarget]', 'a'])(
  '%s works without scripts, so it is not repeated',
  selector => {
    const control = find(selector)
    control.addEventListener('click', event => event.preventDefault())
    control.click()
    hydrate()
    load()
    expect(answered()).toEqual([])
  },
)

test.each(['before', 'after'])(
  'a tick %s React listens is made once more, from what the server sent',
  when => {
    const box = find<HTMLInputElement>('input')
    if (when === 'before') box.click()
    hydrate()
    if (when === 'after') box.click()
    load()
    expect(answer.mock.calls.filter(([{ type }]) => type === 'click')).toHaveLength(1)
    expect(box.checked).toBe(true)
  },
)

test('a tick that was taken back is no tick', () => {
  const box = find<HTMLInputElement>('input')
  box.click()
  box.click()
  hydrate()
  load()
  expect(answered()).toEqual([])
})

test('a choice is made again after the page has hydrated from the served one', () => {
  const list = find<HTMLSelectElement>('select')
  list.value = 'low'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  hydrate()
  // As React does.
  list.value = 'rank'
  load()
  expect(answered()).toEqual([['change', list]])
  expect(list.value).toBe('low')
})

test('a control that is gone is not pressed', () => {
  const heart = find('button')
  heart.click()
  heart.remove()
  hydrate()
  load()
  expect(answered()).toEqual([])
})

/** Presses the link to a dialog; whether the browser followed it. */
function pressLink(): boolean {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('a[aria-haspopup]').dispatchEvent(press)
  return !press.defaultPrevented
}

test('a link to a dialog leads on before the scripts, and opens the dialog once its part has loaded', () => {
  expect(pressLink()).toBe(true)
  hydrate()
  expect(pressLink()).toBe(false)
  load()
  expect(answered()).toEqual([['click', find('a[aria-haspopup]')]])
})

test('regression: the dialog opened over the page that the visitor had gone on to', () => {
  hydrate()
  pressLink()
  history.pushState(null, '', '/item/7')
  load()
  expect(answered()).toEqual([])
})

test('a link to a dialog leads on when its part of the page does not come', () => {
  vi.useFakeTimers()
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  hydrate()
  pressLink()
  vi.runAllTimers()
  expect(assign).toHaveBeenCalledWith(`${location.origin}/search`)
  vi.useRealTimers()
})

test('regression: the link of a dialog led from a whole page to the browser’s own when the line was lost', () => {
  vi.useFakeTimers()
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  hydrate()
  pressLink()
  vi.runAllTimers()
  expect(assign).not.toHaveBeenCalled()
  line.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  vi.runAllTimers()
  expect(assign).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('regression: what was pressed before hydration stayed dim without a word while the line was lost', () => {
  const told = () => document.querySelector('[role=status]')?.textContent
  find('button').click()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect(told()).toBe('연결이 끊겼어요. 누른 것은 연결되면 이어서 할게요.')
  line.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(told()).toBeUndefined()
  line.mockReturnValue(false)
  find('select').dispatchEvent(new Event('change', { bubbles: true }))
  expect(told()).toBeDefined()
  hydrate()
  load()
  expect(told()).toBeUndefined()
})
