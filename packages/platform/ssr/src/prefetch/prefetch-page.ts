import { type ApiConnection, connectionOpened } from '@jeoul/api'
import { $managerId, $siteProps } from '@jeoul/page'
import { placeOf } from '@jeoul/router'
import { allSettled, fork, type Scope } from 'effector'
import { loadedPage, loadPage, type Site } from '../index.ts'

/**
 * Loads the page of an address, and sends the main requests of a visit, in a scope that has a connection and no page.
 *
 * @param live the scope of the open page
 * @param connection how the requests reach the hosts
 * @returns once the page is loaded and its requests are answered
 */
export async function prefetchPage(
  site: Site,
  live: Scope,
  connection: ApiConnection,
  href: string,
): Promise<void> {
  const address = placeOf(href)
  const sitePage = site.pageAt(address.path)
  const { page } = loadedPage(sitePage) ?? (await loadPage(sitePage))
  const managerId = live.getState($managerId)
  // The number of a minishop is still being looked up.
  if (managerId === null) return
  const scope = fork()
  await allSettled(connectionOpened, { scope, params: connection })
  await page.prefetch?.(scope, address, { managerId, isMobile: live.getState($siteProps).isMobile })
}
