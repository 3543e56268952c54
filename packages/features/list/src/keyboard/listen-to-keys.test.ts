import { lettersSwitched } from '@jeoul/visitor/shortcuts'
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToKeys } from './listen-to-keys.ts'
import { shortcutHelpLayer } from './shortcut-help-layer.ts'

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
  const opened = vi.fn()
  createWatch({ unit: shortcutHelpLayer.opened, scope, fn: opened })
  await allSettled(lettersSwitched, { scope, params: false })
  press('?')
  expect(opened).not.toHaveBeenCalled()
  await allSettled(lettersSwitched, { scope, params: true })
  press('?')
  expect(opened).toHaveBeenCalledOnce()
})
