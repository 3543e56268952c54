import { type ApiConnection, connectionOpened } from '@jeoul/api'
import { logFailureFx } from '@jeoul/api/log-failure'
import { createServerHistory, historyOpened } from '@jeoul/router'
import { pageHandlers, type Site } from '@jeoul/ssr'
import { allSettled, fork } from 'effector'

/**
 * Opens an address in a hidden scope, so that its page's model requests what it would on a visit.
 *
 * @param values the state that the hidden scope starts with, by sid, so that it does not request it
 * @param connection how it calls the hosts
 * @returns once its requests are answered and the code of its page is loaded
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
    handlers: [[logFailureFx, () => {}], ...pageHandlers(site)],
  })
  await allSettled(connectionOpened, { scope: hidden, params: connection })
  await allSettled(historyOpened, { scope: hidden, params: createServerHistory(href) })
}
