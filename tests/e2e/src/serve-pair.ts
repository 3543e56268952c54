import path from 'node:path'
import type { RunningMock } from '@jeoul/mock'
import { type RunningSite, readSiteConfig, serveSite } from '@jeoul/server'

const apps = path.join(import.meta.dirname, '../../../apps')

export const originOf = (port: number) => `http://localhost:${port}`

/** Both sites, each the other's counterpart. */
export interface Pair {
  readonly desktop: string
  readonly mobile: string
  close(): Promise<void>
}

interface PairOptions {
  readonly mock: Pick<RunningMock, 'mainUrl' | 'secondUrl'>
  readonly desktopPort: number
  readonly mobilePort: number
  /** How long the servers share pages and answers, in milliseconds. */
  readonly sharedMs: number
}

/** Serves both builds over one mock, with their code warmed up. */
export async function servePair({ mock, desktopPort, mobilePort, sharedMs }: PairOptions): Promise<Pair> {
  const [desktop, mobile] = [originOf(desktopPort), originOf(mobilePort)]
  const serve = (name: string, port: number, otherSite: string): Promise<RunningSite> => {
    const env = {
      JEOUL_MAIN_API: mock.mainUrl,
      JEOUL_SECOND_API: mock.secondUrl,
      JEOUL_SHARED_MS: String(sharedMs),
      JEOUL_RENDER_BUDGET_MS: '4500',
    }
    const config = readSiteConfig(env, { port, otherSite })
    return serveSite({ root: path.join(apps, name), isMobile: name === 'web-mobile', config })
  }
  const sites = [
    await serve('web-desktop', desktopPort, mobile),
    await serve('web-mobile', mobilePort, desktop),
  ]
  await warmUp([desktop, mobile])
  return {
    desktop,
    mobile,
    async close() {
      await Promise.all(sites.map(site => site.close()))
    },
  }
}

/** A process's first pages are slow, since all of its code is compiled. On a busy machine they would be late, and 503. */
async function warmUp(sites: readonly string[]): Promise<void> {
  for (const site of sites) {
    for (const path of ['/', '/list/111213', '/item/1012686', '/compare?items=1012686,1005217']) {
      await (await fetch(site + path)).text()
    }
  }
}
