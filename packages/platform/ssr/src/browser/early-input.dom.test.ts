import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeEarlyInput } from './early-input.ts'
import { answerEarlyPresses } from './early-presses.ts'

let stop = new AbortController()

beforeEach(() => {
  stop = new AbortController()
  answerEarlyPresses(stop)
  document.body.innerHTML = `
    <button id="more" type="button"><b id="inside">더보기</b></button>
    <button id="menu" type="button" popovertarget="all">전체 카테고리</button>
    <a id="zzim" href="/login" data-replayed>찜</a>
    <form><button id="search">검색</button></form>
    <input id="asus" type="checkbox">
    <input id="msi" type="checkbox" checked>
    <select id="size"><option value="30" selected>30개씩</option><option value="60">60개씩</option></select>`
  for (const option of document.querySelectorAll('option')) {
    // happy-dom has no such property; the attribute is what browsers read it from.
    Object.defineProperty(option, 'defaultSelected', { value: option.hasAttribute('selected') })
  }
  document.querySelector('form')?.addEventListener('submit', event => event.preventDefault())
})
afterEach(() => {
  stop.abort()
  delete document.documentElement.dataset.ready
  document.body.innerHTML = ''
})

const byId = (id: string) => document.getElementById(id)
const box = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)
const size = () => document.querySelector('select')

/** Everything that listeners, there from now on, will see of an element. */
function seenOf(id: string) {
  const seen = vi.fn<(type: string) => void>()
  for (const type of ['keyup', 'click', 'change']) byId(id)?.addEventListener(type, () => seen(type))
  return () => seen.mock.calls.map(([type]) => type)
}

test('regression: a checkbox that had become checked by itself was unchecked by an early press', () => {
  box('asus')?.click()
  const redo = takeEarlyInput()
  box('asus')?.click()
  redo()
  expect(box('asus')?.checked).toBe(true)
})

describe('a button pressed before hydration', () => {
  test('is pressed again afterwards, once, however often it was pressed', () => {
    byId('more')?.click()
    byId('inside')?.click()
    const redo = takeEarlyInput()
    const seen = seenOf('more')
    redo()
    expect(seen()).toEqual(['keyup', 'click'])
  })

  test('that is a link with an action (`data-replayed`) is not followed, and pressed again afterwards', () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    byId('zzim')?.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
    const redo = takeEarlyInput()
    const seen = seenOf('zzim')
    byId('zzim')?.addEventListener('click', event => event.preventDefault())
    redo()
    expect(seen()).toEqual(['keyup', 'click'])
  })

  test('that submits its form is left alone', () => {
    byId('search')?.click()
    const redo = takeEarlyInput()
    const seen = seenOf('search')
    redo()
    expect(seen()).toEqual([])
  })

  test('regression: a menu that the browser had opened stayed empty until the next press', () => {
    byId('menu')?.click()
    const redo = takeEarlyInput()
    const focused = vi.fn()
    byId('menu')?.addEventListener('focusin', focused)
    const seen = seenOf('menu')
    redo()
    expect(seen()).toEqual(['keyup'])
    expect(focused).toHaveBeenCalledOnce()
  })

  test('is not recorded once the page is ready', () => {
    document.documentElement.dataset.ready = ''
    byId('more')?.click()
    const redo = takeEarlyInput()
    const seen = seenOf('more')
    redo()
    expect(seen()).toEqual([])
  })
})

describe('a checkbox changed before hydration', () => {
  test.each([
    ['asus', false],
    ['msi', true],
  ])('%s is reset to what the server sent, and pressed again', (id, sent) => {
    box(id)?.click()
    const redo = takeEarlyInput()
    expect(box(id)?.checked).toBe(sent)
    const seen = seenOf(id)
    redo()
    expect(box(id)?.checked).toBe(!sent)
    expect(seen()).toEqual(['keyup', 'click', 'change'])
  })

  test('is left alone if the visitor changed it back', () => {
    box('asus')?.click()
    box('asus')?.click()
    const redo = takeEarlyInput()
    const seen = seenOf('asus')
    redo()
    expect(seen()).toEqual([])
  })
})

describe('a select changed before hydration', () => {
  test('is reset, and changed again afterwards', () => {
    const list = size()
    if (list) list.value = '60'
    const redo = takeEarlyInput()
    expect(size()?.value).toBe('30')
    const seen = seenOf('size')
    redo()
    expect(size()?.value).toBe('60')
    expect(seen()).toEqual(['keyup', 'change'])
  })

  test('keeps a later change that its region undoes while it hydrates', () => {
    takeEarlyInput()()
    const list = size()
    if (!list) throw new Error('there is no list')
    let isAwake = false
    const wakeUp = () => {
      if (!isAwake) list.value = '30'
      isAwake = true
    }
    for (const type of ['keyup', 'input']) list.addEventListener(type, wakeUp)
    list.value = '60'
    list.dispatchEvent(new Event('input', { bubbles: true }))
    expect(size()?.value).toBe('60')
  })

  test('is left alone if its value is the same', () => {
    const redo = takeEarlyInput()
    const seen = seenOf('size')
    redo()
    expect(seen()).toEqual([])
  })
})
