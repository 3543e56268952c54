import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let page: Root | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // The first interaction and the loaded regions belong to one visit.
  vi.resetModules()
})
afterEach(() => {
  act(() => page?.unmount())
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/**
 * Takes over a page with one deferred region, for a visitor who does nothing.
 *
 * @param state what the server says of the page's data
 * @returns what loads the region, and what opens the enhancements
 */
async function takeOver(state: object) {
  const { createDeferredRegion } = await import('../deferred-region.tsx')
  const { notFoundPage } = await import('../not-found-page.ts')
  const { createSite } = await import('../site.ts')
  const { hydratePage } = await import('./hydrate-page.tsx')
  const loadRegion = vi.fn(async () => ({ default: () => <nav>링크</nav> }))
  const openEnhancements = vi.fn()
  const Region = createDeferredRegion(loadRegion)
  const site = createSite({
    pages: {
      'not-found': {
        load: async () => ({ page: notFoundPage }),
        loadView: async () => ({ default: Region }),
      },
    },
    loadEnhancements: async () => ({ open: openEnhancements }),
    Shell: ({ children }) => children,
  })
  document.body.innerHTML = `<div id="root"><!--$--><!--$--><nav>링크</nav><!--/$--><!--/$--></div>
    <script type="application/json" id="page-data">${JSON.stringify(state)}</script>`
  await act(async () => {
    page = await hydratePage(site)
  })
  return { loadRegion, openEnhancements }
}

test.each([
  ['is late', 'by itself', { answers: { status: 'loading', data: null } }, 1],
  ['is there', 'on the first interaction', { answers: { status: 'full', data: [] } }, 0],
])('a page whose data %s loads its deferred regions %s', async (_, _when, state, times) => {
  const { loadRegion } = await takeOver(state)
  expect(loadRegion).toHaveBeenCalledTimes(times)
  expect(document.querySelector('nav')?.textContent).toBe('링크')
})

test('enhancements, and the service worker with them, wait for the first interaction', async () => {
  const { openEnhancements } = await takeOver({ answers: { status: 'full', data: [] } })
  await vi.dynamicImportSettled()
  expect(openEnhancements).not.toHaveBeenCalled()
  await act(async () => {
    dispatchEvent(new Event('pointermove'))
  })
  await vi.waitFor(() => expect(openEnhancements).toHaveBeenCalledOnce())
})
