import { act, type ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let page: Root | undefined
let idled: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idled.push(run))
  // The turns and the loaded regions belong to one visit.
  vi.resetModules()
})
afterEach(() => {
  act(() => page?.unmount())
  vi.unstubAllGlobals()
  idled = []
  document.body.innerHTML = ''
})

/** The browser has nothing else to do. */
const becomeIdle = () => act(async () => idled.splice(0).forEach(run => void run()))

async function siteWith(View: ComponentType, startBackground: () => unknown = () => {}) {
  const { notFoundPage } = await import('../not-found-page.ts')
  const { createSite } = await import('../site.ts')
  return createSite({
    pages: { './pages/not-found/not-found-page.tsx': async () => ({ page: notFoundPage, default: View }) },
    loadBackground: async () => ({ startBackground }),
    Shell: ({ children }) => children,
  })
}

async function renderOnServer(Links: ComponentType): Promise<string> {
  const { idle, loadRegions } = await import('../idle.tsx')
  const { SiteView, pageRequested } = await import('../page-view.tsx')
  const { allSettled, fork } = await import('effector')
  const { Provider } = await import('effector-react')
  const site = await siteWith(idle(async () => ({ default: Links })))
  await loadRegions()
  const scope = fork()
  await allSettled(pageRequested, { scope, params: scope.getState(site.$page) })
  return renderToString(
    <Provider value={scope}>
      <SiteView site={site} />
    </Provider>,
  )
}

/** Takes over a page with one region, for a visitor who does nothing. */
async function takeOver() {
  const loaded: string[] = []
  const Links = () => <nav>링크</nav>
  const html = await renderOnServer(Links)
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="page-data">{}</script>`

  // The browser's own.
  vi.resetModules()
  const { idle } = await import('../idle.tsx')
  const { hydratePage } = await import('./hydrate-page.tsx')
  const Region = idle(async () => {
    loaded.push('region')
    return { default: Links }
  })
  await act(async () => {
    page = await hydratePage(await siteWith(Region, () => loaded.push('background')))
  })
  return { loaded }
}

test('regions load without a touch once the browser is idle, and after them what no view needs', async () => {
  const { loaded } = await takeOver()
  expect(document.documentElement.dataset.ready).toBe('')
  expect(loaded).toEqual([])
  for (let turn = 0; turn < 5 && loaded.length < 2; turn += 1) await becomeIdle()
  expect(loaded).toEqual(['region', 'background'])
  expect(document.querySelector('nav')?.textContent).toBe('링크')
})
