import type { Site } from '@jeoul/ssr'
import { hydratePage } from '@jeoul/ssr/browser'
import { documentScript } from '@jeoul/ssr/document-script'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { mockHosts } from './mock-hosts.ts'
import { createRender, type SiteKind, type Visit } from './render.ts'

/** Who opens a page, and how long the test waits for it. */
interface OpeningVisit extends Visit {
  /** Does not wait for the regions and the background work, which start when the browser is idle. */
  readonly isHurried?: boolean
}

/** How long a page may take until it is idle, in milliseconds: the first one of a file loads the site. */
const idleTimeout = 50_000

type AddListener = typeof globalThis.addEventListener

/** Removes the open page and its listeners. */
let close = () => {}

afterEach(async () => {
  // A script that arrives later would listen for the next page's visitor.
  await vi.dynamicImportSettled()
  // A page that holds its place stops, as when the visitor scrolls.
  if (typeof document !== 'undefined') dispatchEvent(new Event('wheel'))
  close()
  if (typeof localStorage === 'undefined') return
  // Another test is another visitor. On a server there is none.
  localStorage.clear()
  sessionStorage.clear()
})

/** Records listeners and observers that are added from now on, to remove them. */
function watchListeners() {
  const stops = [document, globalThis].map(target => {
    const added = vi.spyOn<{ addEventListener: AddListener }, 'addEventListener'>(target, 'addEventListener')
    return () => {
      for (const [type, listener, options] of added.mock.calls) {
        target.removeEventListener(type, listener, options)
      }
      added.mockRestore()
    }
  })
  const observed = vi.spyOn(MutationObserver.prototype, 'observe')
  return () => {
    for (const stop of stops) stop()
    for (const observer of observed.mock.contexts) {
      if (observer instanceof MutationObserver) observer.disconnect()
    }
    observed.mockRestore()
  }
}

/**
 * Makes a function that opens an address of `site` in a test.
 *
 * @param browserSite the site that the browser has, if it differs from the server's
 */
export function createOpenPage(site: Site, kind: SiteKind, browserSite = site) {
  const render = createRender(site, kind)
  /**
   * Opens an address as a visitor would: the server's HTML arrives, and the browser's scripts take it over, until the
   * page is idle.
   *
   * @param doEarly what the visitor does before the scripts are there
   * @returns the markup that was `sent`, and `requests`: path and query of everything that the scripts have asked the
   *   hosts for
   */
  return async (url: string, { isHurried = false, ...visit }: OpeningVisit = {}, doEarly = () => {}) => {
    const { head, body, data } = await render(url, visit)
    const { dataset } = document.documentElement
    delete dataset.idle
    history.replaceState(null, '', url)
    document.head.innerHTML = head
    document.body.innerHTML = `<div id="root">${body}</div>`
    const sent = document.getElementById('root')?.innerHTML
    const state = document.createElement('script')
    state.type = 'application/json'
    state.id = 'page-data'
    state.textContent = data
    document.body.append(state)

    const requests: string[] = []
    mockHosts.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url)
      requests.push(pathname + search)
    })
    const stopListening = watchListeners()
    let page: Awaited<ReturnType<typeof hydratePage>>
    close = () => {
      // A link in focus would be prefetched after the document is gone.
      document.dispatchEvent(new Event('pointercancel'))
      stopListening()
      // React would go on drawing what still arrives, after the document is gone.
      act(() => page?.unmount())
      mockHosts.events.removeAllListeners()
      document.body.innerHTML = ''
    }
    new Function(documentScript)()
    doEarly()
    await act(async () => {
      page = await hydratePage(browserSite)
    })
    if (!isHurried) await waitFor(() => expect(dataset.idle).toBe(''), { timeout: idleTimeout })
    return { requests, sent }
  }
}
