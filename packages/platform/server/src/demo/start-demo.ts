import { createWorkerHandlers } from '@jeoul/mock/worker'
import { $siteProps, readToken } from '@jeoul/page'
import type { Site } from '@jeoul/ssr'
import { startFreshPage } from '@jeoul/ssr/fresh'
import { setupWorker } from 'msw/browser'
import { changeMember, memberHandlers, memberPaths } from './change-member.ts'

/** The defaults of the mock server. */
const catalogue = { items: 10_000, seed: 1 }

/** Starts a site with its own mock in this browser. */
export async function startDemo(site: Site, { isMobile }: { readonly isMobile: boolean }): Promise<void> {
  const { origin } = location
  const worker = setupWorker(...memberHandlers, ...createWorkerHandlers(origin, catalogue))
  await worker.start({ quiet: true })
  if (await changeMember()) return
  await startFreshPage(site, {
    config: { mainUrl: origin, secondUrl: origin, timeLimit: 8000 },
    props: {
      ...$siteProps.defaultState,
      isMobile,
      isLogged: readToken(document.cookie) !== null,
      origin,
      otherSite: import.meta.env.VITE_OTHER_SITE ?? origin,
      loginUrl: memberPaths.login,
      logoutUrl: memberPaths.logout,
    },
  })
}
