import { choicesMade } from '@jeoul/list'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import './scroll-to-list.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['below the top of the screen stays', 40, 0],
  ['scrolled away comes back', -1, 1],
])('after a choice, a list that is %s', async (_, top, times) => {
  document.body.innerHTML = '<section id="products"></section>'
  const [list] = document.body.children
  if (!list) throw new Error('no list')
  list.getBoundingClientRect = () => new DOMRect(0, top, 800, 3000)
  list.scrollIntoView = vi.fn()
  await allSettled(choicesMade, { scope: fork(), params: {} })
  expect(list.scrollIntoView).toHaveBeenCalledTimes(times)
})
