import { $apiConfig, appResumed, connectionOpened } from '@jeoul/api'
import { type DeviceStorage, deviceOpened, textChangedElsewhere } from '@jeoul/device'
import { readToken } from '@jeoul/page'
import { createBrowserHistory, historyOpened, interceptLinks, navigated } from '@jeoul/routing'
import { allSettled, createWatch, fork, type Scope, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadPage } from '../load-page.ts'
import type { Page } from '../page.ts'
import { headIn } from '../page-head.ts'
import { $shownPage, pageRequested, SiteView } from '../page-view.tsx'
import type { Site } from '../site.ts'
import { takeEarlyInput } from './early-input.ts'
import { firstSign } from './first-sign.ts'
import { nextTask } from './start-page.ts'

/** Takes over a page that the server rendered, region by region, and everything that happens on it from then on. */
export async function hydratePage(site: Site): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root || !data) throw new Error('the page has no state to go on with')

  const scope = fork({ values: JSON.parse(data) })
  const showPage = scopeBind(pageRequested, { scope })
  const firstPage = scope.getState(site.$page)
  await loadPage(firstPage, nextTask)
  await allSettled(pageRequested, { scope, params: firstPage })
  const config = scope.getState($apiConfig)
  const token = readToken(document.cookie)
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedFor: 0 } })
  await allSettled(historyOpened, { scope, params: createBrowserHistory() })

  createWatch({ unit: site.$page, scope, fn: showPage })
  keepTitle(scope)
  interceptLinks(document, href => allSettled(navigated, { scope, params: { href } }))
  const redo = takeEarlyInput()
  startTransition(() => {
    hydrateRoot(
      root,
      <Provider value={scope}>
        <SiteView site={site} />
      </Provider>,
    )
  })
  // Before anything is done again: what it asks anew must not be asked a third time.
  const resumed = allSettled(appResumed, { scope })
  redo()
  openDevice(scope)
  openExtras(site, scope)
  document.documentElement.dataset.ready = ''
  await resumed
}

/** The title follows the page on screen, and whatever that page's head depends on. */
function keepTitle(scope: Scope): void {
  const watched = new Set<Page>()
  const writeTitle = () => {
    const shown = scope.getState($shownPage)
    if (shown) document.title = headIn(scope, shown.page.head).title
  }
  const watchPage = () => {
    const page = scope.getState($shownPage)?.page
    if (!page || watched.has(page)) return
    watched.add(page)
    for (const unit of page.head.changes) createWatch({ unit, scope, fn: writeTitle })
  }
  watchPage()
  createWatch({
    unit: $shownPage,
    scope,
    fn: () => {
      watchPage()
      writeTitle()
    },
  })
}

/** Where the browser forbids its storage, even naming it throws; values then live as long as the page. */
function openDevice(scope: Scope): void {
  const hear = scopeBind(textChangedElsewhere, { scope })
  try {
    allSettled(deviceOpened, { scope, params: localStorage satisfies DeviceStorage })
    addEventListener('storage', ({ key, newValue }) => hear({ key, text: newValue }))
  } catch {
    // Nothing is kept.
  }
}

/** Not awaited, and no failure when they cannot be loaded: the page is whole without them. */
function openExtras({ loadExtras }: Site, scope: Scope): void {
  firstSign()
    .then(loadExtras)
    .then(({ extrasOpened }) => allSettled(extrasOpened, { scope }))
    .catch(() => {})
}
