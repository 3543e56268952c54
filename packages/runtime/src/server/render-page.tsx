import { connectionOpened } from '@jeoul/api'
import { appStarted } from '@jeoul/page'
import { createServerHistory, historyOpened } from '@jeoul/routing'
import { allSettled, type EventCallable, fork, serialize } from 'effector'
import { Provider } from 'effector-react'
import { renderToString } from 'react-dom/server.node'
import { renderHead, scriptJson } from '../page-head.ts'
import { SiteView, viewRequested } from '../page-view.tsx'
import type { PageRequest, RenderedPage, RenderPage } from '../rendered-page.ts'
import type { Site } from '../site.ts'

/** Renders the pages of a site, each request in a scope of its own. */
export function createRenderer<Name extends string>(site: Site<Name>): RenderPage {
  return async function renderPage({ url, props, connection }: PageRequest): Promise<RenderedPage> {
    const scope = fork()
    const begin = <Value,>(unit: EventCallable<Value>, params: Value) => allSettled(unit, { scope, params })
    // Begun together: what the shell asks for and what the page asks for share the time.
    await Promise.all([
      begin(connectionOpened, connection),
      begin(appStarted, props),
      begin(historyOpened, createServerHistory(url)),
    ])

    const page = site.pages[scope.getState(site.$page)]
    await allSettled(viewRequested, { scope, params: page })

    return {
      status: scope.getState(page.$status),
      head: renderHead(scope.getState(page.$head)),
      body: renderToString(
        <Provider value={scope}>
          <SiteView site={site} />
        </Provider>,
      ),
      data: scriptJson(serialize(scope)),
      viewFile: page.viewFile,
    }
  }
}
