import { $apiConfig, appResumed, connectionOpened } from '@jeoul/api'
import { createBrowserHistory, historyOpened, interceptLinks, navigated } from '@jeoul/routing'
import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SiteView, viewRequested } from '../page-view.tsx'
import type { Site } from '../site.ts'
import { takeEarlyInput } from './early-input.ts'
import { readCookie } from './read-cookie.ts'

/** Takes over a page that the server rendered, region by region, and everything that happens on it from then on. */
export async function hydratePage(site: Site): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root || !data) throw new Error('the page has no state to go on with')

  const scope = fork({ values: JSON.parse(data) })
  const showPage = scopeBind(viewRequested, { scope })
  const openPage = () => site.pages[scope.getState(site.$page)]

  const page = openPage()
  if (page) await allSettled(viewRequested, { scope, params: page })
  const config = scope.getState($apiConfig)
  const token = readCookie('auth_token')
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedFor: 0 } })
  await allSettled(historyOpened, { scope, params: createBrowserHistory() })

  createWatch({
    unit: site.$page,
    scope,
    fn: () => {
      const next = openPage()
      if (next) showPage(next)
    },
  })
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
  redo()
  document.documentElement.dataset.ready = ''
  await allSettled(appResumed, { scope })
}
