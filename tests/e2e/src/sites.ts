import path from 'node:path'
import { describeViolation, generateCatalogue, type RunningMock, startMock } from '@jeoul/mock'
import { type RunningSite, readSiteConfig, serveSite } from '@jeoul/server'
import { freePorts } from './free-ports.ts'
import { keepCoverage } from './keep-coverage.ts'
import { test as base, failedWith } from './test.ts'

const apps = path.join(import.meta.dirname, '../../../apps')

export interface Sites {
  readonly desktop: string
  readonly mobile: string
  readonly mock: RunningMock
  /** Makes operations fail until the test ends; the resulting errors on pages are allowed. */
  misbehave(faults: Readonly<Record<string, { status?: number; delay?: number }>>): Promise<void>
  /** Plays a scenario of the mock until the test ends. */
  play(scenario: string): Promise<void>
}

/** Both sites and the mock, started once per worker; faults and scenarios end with their test. `siteEnv` configures the sites. */
export const test = base.extend<
  { sites: Sites },
  { running: Omit<Sites, 'misbehave' | 'play'>; siteEnv: Readonly<Record<string, string>> }
>({
  siteEnv: [{}, { option: true, scope: 'worker' }],
  running: [
    async ({ siteEnv }, use, { workerIndex }) => {
      const [desktopPort = 0, mobilePort = 0] = await freePorts(2)
      const desktop = `http://localhost:${desktopPort}`
      const mobile = `http://localhost:${mobilePort}`
      const mock = await startMock({
        catalogue: generateCatalogue({ items: 10_000, seed: 1 }),
        portMain: 0,
        portSecond: 0,
        origins: [desktop, mobile],
      })
      const serve = (name: string, port: number, otherSite: string): Promise<RunningSite> => {
        const env = {
          JEOUL_MAIN_API: mock.mainUrl,
          JEOUL_SECOND_API: mock.secondUrl,
          JEOUL_SHARED_MS: '0',
          JEOUL_RENDER_BUDGET_MS: '4500',
          ...siteEnv,
        }
        const config = readSiteConfig(env, { port, otherSite })
        return serveSite({ root: path.join(apps, name), isMobile: name === 'web-mobile', config })
      }
      const sites = [
        await serve('web-desktop', desktopPort, mobile),
        await serve('web-mobile', mobilePort, desktop),
      ]
      await warmUp([desktop, mobile])
      await use({ desktop, mobile, mock })
      await Promise.all(sites.map(site => site.close()))
      await mock.close()
      await keepCoverage(workerIndex, mock.coverage())
      const [violation] = mock.violations()
      if (violation) throw new Error(describeViolation(violation))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sites: async ({ running, context, allowErrors }, use) => {
    // The desktop browser visits both sites, so the cookie keeps it on the mobile one.
    await context.addCookies([{ name: 'view', value: 'mobile', url: running.mobile }])
    const faultsUrl = `${running.mock.mainUrl}/__mock/faults`
    const scenariosUrl = `${running.mock.mainUrl}/__mock/scenarios`
    await use({
      ...running,
      misbehave: async faults => {
        const statuses = Object.values(faults).flatMap(({ status }) => status ?? [])
        // A page whose data could not be loaded on the server, or not in time, is answered with 503.
        allowErrors(failedWith(...statuses, 503))
        await fetch(faultsUrl, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(faults),
        })
      },
      play: async scenario => {
        await fetch(`${scenariosUrl}/${scenario}`, { method: 'PUT' })
      },
    })
    await Promise.all([faultsUrl, scenariosUrl].map(url => fetch(url, { method: 'DELETE' })))
  },
})

export { expect } from './test.ts'

/** A process's first pages are slow, since all of its code is compiled. On a busy machine they would be late, and 503. */
async function warmUp(sites: readonly string[]): Promise<void> {
  for (const site of sites) {
    for (const path of ['/', '/list/111213', '/item/1012686', '/compare?items=1012686,1005217']) {
      await (await fetch(site + path)).text()
    }
  }
}
