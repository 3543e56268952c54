import { type ApiConnection, connectionOpened } from '@jeoul/api'
import { logFailureFx } from '@jeoul/api/log-failure'
import { createServerHistory, historyOpened, visitRepeated } from '@jeoul/router'
import { loadedPage, loadPage, type Site } from '@jeoul/ssr'
import { allSettled, fork } from 'effector'

/**
 * Opens an address in a hidden scope, so that its page's model requests what it would on a visit.
 *
 * @param values what the scope knows already, and does not ask for, by sid
 * @param connection how it asks
 * @returns when it has its answers, and its page is loaded
 */
export async function prefetchPage(
  site: Site,
  values: Readonly<Record<string, unknown>>,
  connection: ApiConnection,
  href: string,
): Promise<void> {
  const hidden = fork({
    values: { ...values },
    // A failed prefetch is not worth a log entry.
    handlers: [[logFailureFx, () => {}]],
  })
  await allSettled(connectionOpened, { scope: hidden, params: connection })
  const visit = allSettled(historyOpened, { scope: hidden, params: createServerHistory(href) })
  const sitePage = hidden.getState(site.$page)
  if (!loadedPage(sitePage)) {
    await loadPage(sitePage)
    await allSettled(visitRepeated, { scope: hidden })
  }
  await visit
}
