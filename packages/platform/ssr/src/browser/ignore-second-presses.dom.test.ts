import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ignoreSecondPresses } from './ignore-second-presses.ts'

const heard = vi.fn()
let stop = () => {}

beforeEach(() => {
  document.body.innerHTML = '<a>상품</a><dialog><button>만들기</button><input></dialog>'
  document.addEventListener('click', heard, true)
  stop = ignoreSecondPresses()
})
afterEach(() => {
  stop()
  document.removeEventListener('click', heard, true)
  document.body.innerHTML = ''
})

/** Presses an element at a time, and returns whether the press counts. */
function press(selector: string, timeStamp: number, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  heard.mockReset()
  document.querySelector(selector)?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(heard.mock.calls.length === 0)
  return !event.defaultPrevented
}

test.each([
  ['만들기 closed its dialog, and followed the link below it', 'a'],
  ['알림 켜기 made its dialog lower, and closed it by a press beside it', 'dialog'],
])('regression: a double tap on %s', (_, below) => {
  expect(press('button', 1000)).toBe(true)
  expect(press(below, 1150, { clientX: 3, clientY: -5 })).toBe(false)
  // Nor does a third tap count.
  expect(press(below, 1300)).toBe(false)
})

test.each<[string, number, MouseEventInit]>([
  ['later', 1501, {}],
  ['beside it', 1150, { clientX: 24 }],
  ['above it', 1150, { clientY: -24 }],
  ['by the Enter key', 1150, { detail: 0 }],
])('after a press in a dialog, the page can be pressed %s', (_, time, init) => {
  press('button', 1000)
  expect(press('a', time, init)).toBe(true)
})

test('a dialog can be pressed twice, and so can the page', () => {
  press('button', 1000)
  expect(press('input', 1150)).toBe(true)
  expect(press('a', 2000)).toBe(true)
  expect(press('button', 2150)).toBe(true)
})
