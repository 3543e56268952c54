import { createStore } from 'effector'
import { expect, test, vi } from 'vitest'
import type { Page } from '../site.ts'
import { createRenderedBodies } from './rendered-bodies.ts'

const pageOf = (viewFile: string): Page => ({
  viewFile,
  loadView: () => Promise.resolve({ default: () => null }),
  head: {
    changes: [],
    write: () => ({ title: '', description: '', canonical: null, isIndexed: false, structuredData: [] }),
  },
  $status: createStore(200),
})
const [list, home] = [pageOf('list'), pageOf('home')]

test('a page is rendered once for every state it is seen in', () => {
  const bodies = createRenderedBodies()
  const render = vi.fn(() => 'body')
  expect(bodies.get(list, '{"a":1}', render)).toBe('body')
  bodies.get(list, '{"a":1}', render)
  expect(render).toHaveBeenCalledTimes(1)
  bodies.get(list, '{"a":2}', render)
  bodies.get(home, '{"a":1}', render)
  expect(render).toHaveBeenCalledTimes(3)
})

test('what is remembered stays bounded, and what is used stays longest', () => {
  const bodies = createRenderedBodies()
  const render = vi.fn(() => 'body')
  for (let state = 0; state < 100; state++) bodies.get(list, String(state), render)
  bodies.get(list, '0', render)
  bodies.get(list, 'one more', render)
  render.mockClear()
  bodies.get(list, '0', render)
  expect(render).not.toHaveBeenCalled()
  bodies.get(list, '1', render)
  expect(render).toHaveBeenCalledTimes(1)
})
