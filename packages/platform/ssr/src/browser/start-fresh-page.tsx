import { type ApiConfig, connectionOpened } from '@jeoul/api'
import { appStarted, readToken, type SiteProps } from '@jeoul/page'
import { createBrowserHistory, historyOpened } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { createRoot } from 'react-dom/client'
import { loadRegions } from '../idle.tsx'
import { pageHandlers } from '../load-page.ts'
import { SiteView } from '../page-view.tsx'
import type { Site } from '../site.ts'
import { followPage, serveVisitor } from './follow-page.ts'
import { openDevice, openTabStorage } from './open-storage.ts'
import { storeLoginPlace } from './store-place.ts'

/** Opens a page that no server rendered: the browser requests everything. */
export async function startFreshPage(
  site: Site,
  { config, props }: { config: ApiConfig; props: SiteProps },
): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root: was it rendered by the server?')
  storeLoginPlace()
  // The models of the shell have to be loaded before the page starts.
  await loadRegions()
  const scope = fork({ handlers: pageHandlers(site) })
  const token = readToken(document.cookie)
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedTtl: 0 } })
  await openTabStorage(scope)
  followPage(site, scope)
  createRoot(root).render(
    <Provider value={scope}>
      <SiteView site={site} />
    </Provider>,
  )
  // Not awaited: the page is on screen while its answers load.
  const begun = [
    allSettled(appStarted, { scope, params: props }),
    allSettled(historyOpened, { scope, params: createBrowserHistory() }),
  ]
  openDevice(scope)
  serveVisitor(site, scope)
  await Promise.all(begun)
}
