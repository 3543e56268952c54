import { afterEach, expect, test, vi } from 'vitest'
import { scrollToList } from './scroll-to-list.ts'

afterEach(() => document.body.replaceChildren())

/** A list whose top is so far below the top of the screen, in pixels. */
function showList(top: number): HTMLElement {
  document.body.innerHTML = `
    <header><input id="search"></header>
    <main><input id="choice" type="checkbox"><section id="products"></section></main>
  `
  const list = elementOf('products')
  list.getBoundingClientRect = () => new DOMRect(0, top, 800, 3000)
  list.scrollIntoView = vi.fn()
  return list
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no #${id}`)
  return element
}

test.each([
  ['below the top of the screen stays', 40, 0],
  ['scrolled away comes back', -1, 1],
])('a list that is %s', (_, top, times) => {
  const list = showList(top)
  scrollToList()
  expect(list.scrollIntoView).toHaveBeenCalledTimes(times)
})

test('a page without a list stays where it is', () => {
  expect(scrollToList).not.toThrow()
})
