import { createStore } from 'effector'
import { expect, test, vi } from 'vitest'
import type { Page } from '../site.ts'
import { createRenderedContents } from './rendered-contents.ts'

const pageOf = (viewFile: string): Page => ({
  viewFile,
  loadView: () => Promise.resolve({ default: () => null }),
  head: {
    changes: [],
    write: () => ({ title: '', description: '', canonical: null, isIndexed: false, structuredData: [] }),
  },
  $status: createStore(200),
})
const body = new Uint8Array([1])
const [list, home] = [pageOf('list'), pageOf('home')]

test('a page is rendered once for every state it is seen in', () => {
  const contents = createRenderedContents()
  const render = vi.fn(() => body)
  expect(contents.get(list, '{"a":1}', render)).toBe(body)
  contents.get(list, '{"a":1}', render)
  expect(render).toHaveBeenCalledTimes(1)
  contents.get(list, '{"a":2}', render)
  contents.get(home, '{"a":1}', render)
  expect(render).toHaveBeenCalledTimes(3)
})

test('what is remembered stays bounded, and what is used stays longest', () => {
  const contents = createRenderedContents()
  const render = vi.fn(() => body)
  for (let state = 0; state < 100; state++) contents.get(list, String(state), render)
  contents.get(list, '0', render)
  contents.get(list, 'one more', render)
  render.mockClear()
  contents.get(list, '0', render)
  expect(render).not.toHaveBeenCalled()
  contents.get(list, '1', render)
  expect(render).toHaveBeenCalledTimes(1)
})
