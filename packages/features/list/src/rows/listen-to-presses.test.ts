import { afterEach, expect, test, vi } from 'vitest'
import { listenToPresses } from './listen-to-presses.ts'

document.body.innerHTML = `
  <button id="wish" data-act="wish"><svg></svg></button>
  <button id="other" data-act="unknown"></button>
  <p id="text" data-act="wish"></p>`
const element = (name: string) => document.querySelector(name)

let stop = () => {}
afterEach(() => stop())

test('a press anywhere on a button counts, before and after the script has loaded', () => {
  const wish = vi.fn()
  stop = listenToPresses(document, { wish }, [element('svg'), null, element('#text')])
  expect(wish.mock.calls).toEqual([[element('#wish')]])
  element('#wish')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(wish).toHaveBeenCalledTimes(2)
})

test('unknown actions, and elements that are no buttons, do nothing', () => {
  const wish = vi.fn()
  stop = listenToPresses(document, { wish }, [])
  for (const name of ['#other', '#text']) {
    element(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  expect(wish).not.toHaveBeenCalled()
})

test('regression: a press in a region that was not hydrated yet was lost, since React stops it', () => {
  const wish = vi.fn()
  const stopPress = (event: Event) => event.stopPropagation()
  stop = listenToPresses(document, { wish }, [])
  document.body.addEventListener('click', stopPress, { capture: true, once: true })
  element('#wish')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(wish).toHaveBeenCalledOnce()
})
