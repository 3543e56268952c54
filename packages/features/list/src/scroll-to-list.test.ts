import { afterEach, expect, test, vi } from 'vitest'
import { scrollToList } from './scroll-to-list.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['below the top of the screen stays', 40, 0],
  ['scrolled away comes back', -1, 1],
])('a list that is %s', (_, top, times) => {
  const list = document.createElement('section')
  list.id = 'products'
  list.getBoundingClientRect = () => new DOMRect(0, top, 800, 3000)
  list.scrollIntoView = vi.fn()
  document.body.append(list)
  scrollToList()
  expect(list.scrollIntoView).toHaveBeenCalledTimes(times)
})

test('a page without a list stays where it is', () => {
  expect(scrollToList).not.toThrow()
})
