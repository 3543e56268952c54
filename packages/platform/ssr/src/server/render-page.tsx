import { connectionOpened } from '@jeoul/api'
import { logFailureFx } from '@jeoul/api/log-failure'
import { $siteProps, appStarted } from '@jeoul/page'
import { createServerHistory, historyOpened } from '@jeoul/router'
import { allSettled, type EventCallable, fork, serialize } from 'effector'
import { Provider } from 'effector-react'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server.node'
import { loadRegions, renderWithRegions } from '../idle.tsx'
import { type LoadedPage, loadPage } from '../load-page.ts'
import { headIn } from '../page-head.ts'
import { pageRequested, SiteView } from '../page-view.tsx'
import type { PageRequest, RenderedPage, RenderPage } from '../rendered-page.ts'
import type { Site, SitePage } from '../site.ts'
import { alternateOf } from './alternate-of.ts'
import { isComplete } from './is-complete.ts'
import { renderHead, scriptJson } from './render-head.ts'

/** Renders the pages of a site, each request in a scope of its own. */
export function createRenderer(site: Site): RenderPage {
  // Load all pages before the first request: a model only reacts to what happens after it was loaded.
  const allLoaded = loadAll(site)
  // A page is a function of its state and its view. The server's finished pages are whole: while one operation fails,
  // there are none, and this saves half of what each visitor's page costs.
  const rendered = new LRUCache<string, RenderedPage, () => RenderedPage>({
    max: 100,
    memoMethod: (_key, _old, { context: render }) => render(),
  })

  return async function renderPage({ url, props, connection }: PageRequest): Promise<RenderedPage> {
    const loaded = await allLoaded
    await connection.nextTurn?.()
    // The server logs the calls themselves.
    const scope = fork({ handlers: [[logFailureFx, () => {}]] })
    const begin = <Value,>(unit: EventCallable<Value>, params: Value) => allSettled(unit, { scope, params })
    // Start together, so that the requests of shell and page share the render budget.
    await Promise.all([
      begin(connectionOpened, connection),
      begin(appStarted, props),
      begin(historyOpened, createServerHistory(url)),
    ])
    // A refused token may have affected other answers, too, so render the page for an anonymous visitor.
    if (connection.token !== null && !scope.getState($siteProps).isLogged) {
      return renderPage({
        url,
        props: { ...props, isLogged: false },
        connection: { ...connection, token: null, refreshToken: null },
      })
    }
    const sitePage = scope.getState(site.$page)
    const { page } = loaded.get(sitePage) ?? (await loadPage(sitePage))
    await begin(pageRequested, sitePage)
    await connection.nextTurn?.()

    const values = serialize(scope)
    const state = scriptJson(values)
    const render = (): RenderedPage => {
      const [root, regions] = renderWithRegions(() =>
        renderToString(
          <Provider value={scope}>
            <SiteView site={site} />
          </Provider>,
        ),
      )
      const head = headIn(scope, page.head)
      const data = `<script type="application/json" id="page-data">${state}</script>`
      return {
        status: scope.getState(page.$status),
        isLogged: scope.getState($siteProps).isLogged,
        isComplete: isComplete(values),
        head: renderHead(head, alternateOf(head.canonical, scope.getState($siteProps))),
        content: Buffer.from(`<div id="root">${root}</div>${data}`),
        files: [sitePage.file, ...regions],
      }
    }
    // Cached pages are sent to anyone, so a member's page is never cached.
    const isShared = connection.sharedTtl > 0 && connection.token === null
    return isShared ? rendered.memo(`${sitePage.file} ${state}`, { context: render }) : render()
  }
}

async function loadAll({ pages }: Site): Promise<ReadonlyMap<SitePage, LoadedPage>> {
  const loaded = await Promise.all(pages.map(async page => [page, await loadPage(page)] as const))
  // Views register their regions when they are loaded.
  await loadRegions()
  return new Map(loaded)
}
