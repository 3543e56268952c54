import { connectionOpened } from '@jeoul/api'
import { appStarted } from '@jeoul/page'
import { createServerHistory, historyOpened } from '@jeoul/routing'
import { allSettled, type EventCallable, fork, type Scope, serialize } from 'effector'
import { Provider } from 'effector-react'
import { renderToString } from 'react-dom/server.node'
import { headIn } from '../page-head.ts'
import { SiteView, viewRequested } from '../page-view.tsx'
import type { PageRequest, RenderedPage, RenderPage } from '../rendered-page.ts'
import type { Page, Site } from '../site.ts'
import { renderHead } from './render-head.ts'
import { createRenderedPages } from './rendered-pages.ts'
import { stateJson } from './state-json.ts'

/** Renders the pages of a site, each request in a scope of its own. */
export function createRenderer<Name extends string>(site: Site<Name>): RenderPage {
  const rendered = createRenderedPages()

  const render = (scope: Scope, page: Page, state: string): RenderedPage => {
    const root = renderToString(
      <Provider value={scope}>
        <SiteView site={site} />
      </Provider>,
    )
    const data = `<script type="application/json" id="page-data">${state}</script>`
    return {
      status: scope.getState(page.$status),
      head: renderHead(headIn(scope, page.head)),
      content: Buffer.from(`<div id="root">${root}</div>${data}`),
      viewFile: page.viewFile,
    }
  }

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
    await begin(viewRequested, page)

    const state = stateJson(serialize(scope))
    const isShared = connection.sharedFor > 0 && connection.token === null
    // A page is a function of its state and its view: visitors who share every answer share the markup too.
    return isShared ? rendered.get(page, state, () => render(scope, page, state)) : render(scope, page, state)
  }
}
