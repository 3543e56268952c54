import { $apiConfig, connectionOpened, pendingWorkStarted } from '@jeoul/api'
import { readToken } from '@jeoul/page'
import { createBrowserHistory, historyOpened } from '@jeoul/router'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { holdServedState } from '../hydration/served-state.ts'
import { loadServedPage, pageHandlers } from '../load-page.ts'
import { pageRequested, SiteView } from '../page-view.tsx'
import type { Site } from '../site.ts'
import { takeEarlyInput } from './early-input.ts'
import { interactionSeen } from './first-interaction.ts'
import { followPage, openDevice, serveVisitor } from './follow-page.ts'
import { hydrateRoot } from './react-root.ts'
import { nextTask } from './start-page.ts'

/**
 * Hydrates a page that the server rendered, region by region, and runs it from then on.
 *
 * @param prepare sets up what only this site needs, before the page starts
 * @returns React's root, so that a test can unmount the page
 */
export async function hydratePage(
  site: Site,
  prepare?: (scope: Scope) => unknown,
): Promise<Root | undefined> {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root || !data) throw new Error('no #root or #page-data')

  const values = JSON.parse(data)
  const scope = fork({ values, handlers: pageHandlers(site) })
  const served = fork({ values })
  const firstPage = scope.getState(site.$page)
  await loadServedPage(firstPage, nextTask)
  for (const each of [scope, served]) await allSettled(pageRequested, { scope: each, params: firstPage })
  holdServedState(scope, served)
  const config = scope.getState($apiConfig)
  const token = readToken(document.cookie)
  // Not awaited: it sends again what the server did not wait for.
  const resent = allSettled(connectionOpened, {
    scope,
    params: { config, token, signal: null, sharedTtl: 0 },
  })
  // Opening the history and the storages is slow on phones: give each a task of its own.
  await nextTask()
  const history = createBrowserHistory()
  await nextTask()
  // Not awaited: the visitor may have gone back before anything listened, to a page that still has to load.
  void allSettled(historyOpened, { scope, params: history })
  followPage(site, scope)
  await nextTask()
  await prepare?.(scope)
  await nextTask()
  openDevice(scope)
  await nextTask()

  // Late answers change the page without an interaction, so its regions load now. So do the notice that the page was
  // kept, and what fills a member's hearts.
  if (token || data.includes('"status":"loading"') || document.documentElement.dataset.cachedAt)
    interactionSeen()

  const redo = takeEarlyInput()
  let page: Root | undefined
  startTransition(() => {
    page = hydrateRoot(
      root,
      <Provider value={scope}>
        <SiteView site={site} />
      </Provider>,
    )
  })
  // Before early input is replayed: what that requests must not be requested once more.
  const resumed = allSettled(pendingWorkStarted, { scope })
  // Listen for presses first.
  serveVisitor(site, scope)
  redo()
  await Promise.all([resent, resumed])
  return page
}
