import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringBack, placeOn } from './list-scroll.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <ol>
      <li data-row="7"><a href="/item/7">하나</a></li>
      <li data-row="8"><a href="/item/8"><b>둘</b></a> <button>찜</button></li>
    </ol>
    <a id="home" href="/">저울</a>
    <dialog open>
      <label><input type="checkbox"></label>
      <a id="away" href="/list/1">CPU</a>
    </dialog>`
})
afterEach(() => vi.restoreAllMocks())

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing is ${selector}`)
  return element
}

test.each([
  ['nothing', null, { row: '7', isOpened: false }],
  ['the link of a row', 'b', { row: '8', isOpened: true }],
  ['a button of a row', 'li button', { row: '7', isOpened: false }],
  ['a link beside the list', '#home', { row: '7', isOpened: false }],
  ['a link in what lies over the page', '#away', { row: '7', isOpened: false }],
])('a press on %s', (_, selector, place) => {
  expect(placeOn(found('ol'), selector === null ? null : found(selector))).toMatchObject(place)
})

test.each([
  ['that was opened has the focus again', true, '/item/8'],
  ['that was only read leaves the focus alone', false, undefined],
])('a row %s', (_, isOpened, href) => {
  expect(bringBack(found('ol'), { row: '8', top: 300, isOpened })).toBe(true)
  expect(document.activeElement?.getAttribute('href') ?? undefined).toBe(href)
  // The shopper goes on, which ends the holding of the row.
  fireEvent.wheel(document.body)
})

test('a row that is no longer there is not brought back', () => {
  expect(bringBack(found('ol'), { row: '9', top: 300, isOpened: true })).toBe(false)
})

test('regression: every choice in a sheet had the page laid out for where the list is', () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  expect(placeOn(found('ol'), found('input'))).toBeNull()
  expect(measured).not.toHaveBeenCalled()
})
