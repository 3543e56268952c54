import { $isHelpOpen, lettersSwitched } from '@jeoul/shortcuts'
import { allSettled, fork, type Scope } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenToKeys } from './listen-to-keys.ts'

const row = (id: string) =>
  `<li><h2><a id="${id}" href="/item/${id}">상품 ${id}</a></h2><button aria-label="상품 ${id} 찜">찜</button></li>`

let scope: Scope
let stop = () => {}

beforeEach(() => {
  scope = fork()
  document.body.innerHTML = `
    <input aria-label="검색" data-key="search">
    <search data-key="filter"><input aria-label="결과 안에서 검색"><input type="checkbox" aria-label="ASUS"></search>
    <section aria-label="상품 목록"><ol>${row('1')}${row('2')}${row('3')}</ol></section>`
  // jsdom has no layout: treat all rows as on screen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200, 100, 100))
  stop = listenToKeys(document, scope)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** @returns whether the browser's default action still happens */
const press = (key: string, init: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )

test('j goes down from the first product on screen, k up, and both stop at the ends', () => {
  press('j')
  expect(focused()).toBe('상품 1')
  press('j')
  press('j')
  press('j')
  expect(focused()).toBe('상품 3')
  press('k')
  expect(focused()).toBe('상품 2')
})

test('arrows scroll until the focus is on a product', () => {
  expect(press('ArrowDown')).toBe(true)
  press('j')
  expect(press('ArrowDown')).toBe(false)
  expect(focused()).toBe('상품 2')
})

test('o and w press the product’s buttons, and c is left to the browser if there is none', () => {
  press('j')
  const pressed = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', pressed, { once: true })
  press('o')
  expect(pressed.mock.lastCall?.[0].target).toHaveProperty('pathname', '/item/1')
  document.body.addEventListener('click', pressed, { once: true })
  press('w')
  expect(pressed.mock.lastCall?.[0].target).toHaveProperty('textContent', '찜')
  expect(press('c')).toBe(true)
})

test('f focuses the first filter, / the search', () => {
  press('f')
  expect(focused()).toBe('ASUS')
  press('/')
  expect(focused()).toBe('검색')
})

test('a shortcut presses a button that opens something', () => {
  document.body.innerHTML = '<button data-key="filter">필터</button>'
  const pressed = vi.fn()
  document.querySelector('button')?.addEventListener('click', pressed)
  press('f')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('keys are ignored in fields, below an open dialog, and with a modifier', () => {
  press('/')
  expect(press('j')).toBe(true)
  expect(focused()).toBe('검색')
  document.querySelector('input')?.blur()
  expect(press('f', { ctrlKey: true })).toBe(true)
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }))
  expect(press('j')).toBe(true)
})

test('? opens the help, unless single-character shortcuts are switched off', async () => {
  await allSettled(lettersSwitched, { scope, params: false })
  press('?')
  expect(scope.getState($isHelpOpen)).toBe(false)
  await allSettled(lettersSwitched, { scope, params: true })
  press('?')
  expect(scope.getState($isHelpOpen)).toBe(true)
})

describe('keys pressed before the listener was added', () => {
  /** Presses keys before anything listens, then starts listening. */
  function late(keys: () => void) {
    stop()
    const earlier: KeyboardEvent[] = []
    const remember = (event: KeyboardEvent) => earlier.push(event)
    addEventListener('keydown', remember, true)
    keys()
    removeEventListener('keydown', remember, true)
    stop = listenToKeys(document, scope, earlier)
  }
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

  test('the first key counts', () => {
    late(() => press('?'))
    expect(scope.getState($isHelpOpen)).toBe(true)
  })

  test('they move the focus as if the listener had been there', () => {
    late(() => {
      press('j')
      press('j')
      press('k')
      press('j')
    })
    expect(focused()).toBe('상품 2')
  })

  test('each applies to the element that had the focus', () => {
    const pressed = vi.fn()
    document.body.addEventListener('click', ({ target }) =>
      pressed(target instanceof Element && target.closest('li')?.querySelector('a')?.id),
    )
    late(() => {
      focus('[id="3"]')
      press('w')
      focus('[id="1"]')
      press('w')
    })
    expect(pressed.mock.calls).toEqual([['3'], ['1']])
  })

  test('characters typed into a field or a select do nothing more', () => {
    document.body.insertAdjacentHTML('beforeend', '<select aria-label="정렬"></select>')
    late(() => {
      focus('input')
      for (const key of '/?jf') press(key)
      focus('select')
      press('j')
      focus('[id="2"]')
    })
    expect([focused(), scope.getState($isHelpOpen)]).toEqual(['상품 2', false])
    expect(document.querySelector('input')?.value).toBe('')
  })

  test('arrows have already scrolled, and do not move the focus as well', () => {
    late(() => {
      focus('[id="1"]')
      press('ArrowDown')
    })
    expect(focused()).toBe('상품 1')
  })

  test('a key that another listener prevented is ignored', () => {
    document.body.addEventListener('keydown', event => event.preventDefault(), { once: true })
    late(() => press('?'))
    expect(scope.getState($isHelpOpen)).toBe(false)
  })

  test('the focus does not leave a field that the visitor is typing in', () => {
    late(() => {
      press('j')
      focus('input')
    })
    expect(focused()).toBe('검색')
  })

  test('/ is not typed, and the characters after it are typed into the search', () => {
    const typed = vi.fn()
    document.querySelector('input')?.addEventListener('input', typed)
    late(() => {
      press('/')
      press('r', { ctrlKey: true })
      for (const key of ['r', 'Shift', 'T', 'x']) press(key)
    })
    expect(focused()).toBe('검색')
    expect(document.querySelector('input')?.value).toBe('rTx')
    expect(typed).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['with words searches for them', ['/', 'r', 't', 'x', 'Enter'], 1],
    ['without words does nothing', ['/', 'Enter'], 0],
  ])('regression: Enter after / and before the scripts was lost: %s', (_, keys, times) => {
    const submitted = vi.fn((event: Event) => event.preventDefault())
    const form = document.createElement('form')
    form.addEventListener('submit', submitted)
    const field = document.querySelector('input')
    field?.replaceWith(form)
    if (field) form.append(field)
    late(() => {
      for (const key of keys) press(key)
    })
    expect(submitted).toHaveBeenCalledTimes(times)
  })
})
