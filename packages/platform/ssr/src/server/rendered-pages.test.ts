import { expect, test, vi } from 'vitest'
import { notFoundPage } from '../not-found-page.ts'
import type { SitePage } from '../site.ts'
import { createRenderedPages } from './rendered-pages.ts'

const pageOf = (file: string): SitePage => ({
  files: [file],
  load: () => Promise.resolve({ page: notFoundPage }),
  loadView: () => Promise.resolve({ default: () => null }),
})
const rendered = {
  status: 200,
  isLogged: false,
  isComplete: true,
  head: '',
  content: new Uint8Array(),
  files: ['list'],
}
const [list, home] = [pageOf('list'), pageOf('home')]

test('a page is rendered once for each of its states', () => {
  const pages = createRenderedPages()
  const render = vi.fn(() => rendered)
  expect(pages.get(list, '{"a":1}', render)).toBe(rendered)
  pages.get(list, '{"a":1}', render)
  expect(render).toHaveBeenCalledTimes(1)
  pages.get(list, '{"a":2}', render)
  pages.get(home, '{"a":1}', render)
  expect(render).toHaveBeenCalledTimes(3)
})

test('the cache stays bounded and drops the least recently used page', () => {
  const pages = createRenderedPages()
  const render = vi.fn(() => rendered)
  for (let state = 0; state < 100; state++) pages.get(list, String(state), render)
  pages.get(list, '0', render)
  pages.get(list, 'one more', render)
  render.mockClear()
  pages.get(list, '0', render)
  expect(render).not.toHaveBeenCalled()
  pages.get(list, '1', render)
  expect(render).toHaveBeenCalledTimes(1)
})
