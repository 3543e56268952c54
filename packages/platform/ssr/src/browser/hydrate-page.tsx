import { $apiConfig, connectionOpened } from '@jeoul/api'
import { readToken } from '@jeoul/page'
import { createBrowserHistory, historyOpened } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { pageEvents } from '../document-script/early-presses.ts'
import { holdServedState } from '../hydration/served-state.ts'
import { Hydrated, hurry } from '../idle.tsx'
import { loadServedPage, pageHandlers } from '../load-page.ts'
import { pageRequested, SiteView } from '../page-view.tsx'
import type { Site } from '../site.ts'
import { followPage, serveVisitor } from './follow-page.ts'
import { openDevice, openTabStorage } from './open-storage.ts'
import { storeLoginPlace } from './store-place.ts'
import { nextTask } from './waits.ts'

/**
 * Hydrates a page that the server rendered, part by part, and runs it from then on.
 *
 * @returns React's root, so that a test can unmount the page
 */
export async function hydratePage(site: Site): Promise<Root | undefined> {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root || !data)
    throw new Error('the document has no #root or no #page-data: was it rendered by the server?')

  const values = JSON.parse(data)
  const scope = fork({ values, handlers: pageHandlers(site) })
  const served = fork({ values })
  const firstPage = scope.getState(site.$page)
  await loadServedPage(firstPage)
  for (const each of [scope, served]) await allSettled(pageRequested, { scope: each, params: firstPage })
  holdServedState(scope, served)
  await nextTask()
  const config = scope.getState($apiConfig)
  const token = readToken(document.cookie)
  // Not awaited: it sends the requests that the server did not wait for.
  const resent = allSettled(connectionOpened, {
    scope,
    params: { config, token, signal: null, sharedTtl: 0 },
  })
  // Before the history opens: the visitor may already have gone back to another page.
  followPage(site, scope)
  // Not awaited: that page may still have to load.
  void allSettled(historyOpened, { scope, params: createBrowserHistory() })
  await openTabStorage(scope)
  storeLoginPlace()
  // Reading the device's storage is slow on phones.
  await nextTask()
  openDevice(scope)
  await nextTask()

  const markReady = () => {
    document.documentElement.dataset.ready = ''
  }
  addEventListener(pageEvents.hydrated, markReady, { once: true })
  let page: Root | undefined
  startTransition(() => {
    page = hydrateRoot(
      root,
      <Provider value={scope}>
        <Hydrated>
          <SiteView site={site} />
        </Hydrated>
      </Provider>,
    )
  })
  dispatchEvent(new Event(pageEvents.hydrating))
  // React stops a press in a region that has not loaded.
  root.addEventListener('click', event => event.cancelBubble && hurry(), true)
  serveVisitor(site, scope)
  await resent
  return page
}
