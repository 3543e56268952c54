import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLinks } from './watch-links.ts'

const aimed = vi.fn<(href: string) => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/list/111213')
  document.body.innerHTML = `
    <a id="card" href="/item/7"><b id="name">상품</b></a>
    <a id="next" href="?page=2">2</a>
    <a id="back" href="/" data-back>뒤로</a>
    <a id="layer" href="/search" aria-haspopup="dialog">검색</a>
    <a id="away" href="https://mall.test/7">몰</a>
    <a id="login" href="/login">로그인</a>
    <search><form action="/search"><input id="box"></form></search>
    <p id="text">글</p>`
  aimed.mockReset()
  stop = watchLinks(document, aimed)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const hit = (type: string, id: string, pointerType = 'mouse') =>
  document.getElementById(id)?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))

test('a pointer that rests on any part of a link aims at it', () => {
  hit('pointerover', 'card')
  hit('pointerover', 'name')
  expect(aimed).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(aimed.mock.calls).toEqual([['/item/7']])
})

test('a pointer that passes by aims at nothing', () => {
  hit('pointerover', 'card')
  vi.advanceTimersByTime(40)
  hit('pointerover', 'next')
  vi.advanceTimersByTime(40)
  hit('pointerover', 'text')
  vi.runAllTimers()
  expect(aimed).not.toHaveBeenCalled()
})

test('a finger aims at a link at once, unless it scrolls', () => {
  hit('pointerover', 'card', 'touch')
  hit('pointerdown', 'card', 'touch')
  hit('pointercancel', 'card', 'touch')
  vi.runAllTimers()
  expect(aimed).not.toHaveBeenCalled()
  hit('pointerdown', 'card', 'touch')
  vi.advanceTimersByTime(30)
  expect(aimed.mock.calls).toEqual([['/item/7']])
})

test('the page of a focused search box is aimed at', () => {
  document.getElementById('box')?.focus()
  expect(aimed.mock.calls).toEqual([['/search']])
})

test('so is that of a search box that was focused before', () => {
  stop()
  document.getElementById('box')?.focus()
  stop = watchLinks(document, aimed)
  expect(aimed.mock.calls).toEqual([['/search']])
})

test('a search box on its own page is not', () => {
  history.replaceState(null, '', '/search?keyword=rtx')
  document.getElementById('box')?.focus()
  expect(aimed).not.toHaveBeenCalled()
})

test('a focused link is aimed at', () => {
  document.getElementById('next')?.focus()
  vi.runAllTimers()
  expect(aimed.mock.calls).toEqual([['/list/111213?page=2']])
})

test.each(['back', 'layer', 'away', 'login', 'text'])('the link %s leads to no page of the site', id => {
  hit('pointerover', id)
  vi.runAllTimers()
  expect(aimed).not.toHaveBeenCalled()
})
