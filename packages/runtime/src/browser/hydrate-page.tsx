import { $apiConfig, appResumed, connectionOpened } from '@jeoul/api'
import { readToken } from '@jeoul/page'
import { createBrowserHistory, historyOpened, interceptLinks, navigated } from '@jeoul/routing'
import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { headIn } from '../page-head.ts'
import { SiteView, viewRequested } from '../page-view.tsx'
import type { Page, Site } from '../site.ts'
import { takeEarlyInput } from './early-input.ts'

/** Takes over a page that the server rendered, region by region, and everything that happens on it from then on. */
export async function hydratePage<Name extends string>(site: Site<Name>): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root || !data) throw new Error('the page has no state to go on with')

  const scope = fork({ values: JSON.parse(data) })
  const showPage = scopeBind(viewRequested, { scope })
  const openPage = () => site.pages[scope.getState(site.$page)]

  await allSettled(viewRequested, { scope, params: openPage() })
  const config = scope.getState($apiConfig)
  const token = readToken(document.cookie)
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedFor: 0 } })
  await allSettled(historyOpened, { scope, params: createBrowserHistory() })

  const syncTitle = () => {
    document.title = headIn(scope, openPage().head).title
  }
  createWatch({ unit: site.$page, scope, fn: () => showPage(openPage()) })
  createWatch({ unit: site.$page, scope, fn: syncTitle })
  for (const { head } of Object.values<Page>(site.pages)) {
    for (const unit of head.changes) createWatch({ unit, scope, fn: syncTitle })
  }
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
  document.documentElement.dataset.ready = ''
  await resumed
}
