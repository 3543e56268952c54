import { createServerHistory, historyOpened } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSite, notFoundPage } from '../index.ts'
import { prefetchPage } from './prefetch-page.ts'
import { startPrefetching } from './start-prefetching.ts'

vi.mock('./prefetch-page.ts', () => ({ prefetchPage: vi.fn(async () => {}) }))

const page = async () => ({ page: notFoundPage, default: () => null })
const site = createSite({
  pages: { './pages/not-found/not-found-page.tsx': page },
  loadBackground: async () => ({ startBackground: () => {} }),
  Shell: ({ children }) => children,
})
let stop = () => {}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.mocked(prefetchPage).mockClear()
  const scope = fork()
  await allSettled(historyOpened, { scope, params: createServerHistory('/list/111213') })
  stop = startPrefetching({ site, scope })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Rests on a link, and returns the addresses that are prefetched. */
function restOn(href: string): readonly string[] {
  document.body.innerHTML = `<a id="aim" href="${href}">가기</a>`
  document.getElementById('aim')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  vi.runAllTimers()
  return vi.mocked(prefetchPage).mock.calls.map(([, , , requests]) => requests)
}

test('a page is prefetched when the focus rests on its link', () => {
  expect(restOn('/item/7')).toEqual(['/item/7'])
})

test('an outbound page is not prefetched, since opening it is reported', () => {
  expect(restOn('/link/7/23')).toEqual([])
})

test('the open page is not prefetched', () => {
  expect(restOn('/list/111213')).toEqual([])
})
