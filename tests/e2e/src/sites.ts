import { describeViolation, generateCatalogue, type RunningMock, startMock } from '@jeoul/mock'
import { freePorts } from './free-ports.ts'
import { keepCoverage } from './save-coverage.ts'
import { originOf, type Pair, servePair } from './serve-pair.ts'
import { test as base, failedWith } from './test.ts'

export interface Sites {
  readonly desktop: string
  readonly mobile: string
  readonly mock: RunningMock
  /** Makes operations fail until the test ends; the resulting errors on pages are allowed. */
  misbehave(faults: Readonly<Record<string, { status?: number; delay?: number }>>): Promise<void>
  /** Plays a scenario of the mock until the test ends. */
  play(scenario: string): Promise<void>
}

interface Running {
  readonly mock: RunningMock
  /** Serves both sites, unless they are served like this already. */
  serve(isSharing: boolean): Promise<Pair>
}

/**
 * Both sites and the mock, started once per worker; faults and scenarios end with their test. With `isSharing` the servers
 * share pages between visitors, as they usually do.
 */
export const test = base.extend<{ sites: Sites; isSharing: boolean }, { running: Running }>({
  isSharing: [false, { option: true }],
  running: [
    // Playwright requires a destructuring pattern here.
    async ({ browserName: _ }, use, { workerIndex }) => {
      const ports = await freePorts(4)
      const mock = await startMock({
        catalogue: generateCatalogue({ items: 10_000, seed: 1 }),
        portMain: 0,
        portSecond: 0,
        origins: ports.map(originOf),
      })
      const pairs = new Map<boolean, Pair>()
      const serve = async (isSharing: boolean) => {
        const [desktopPort = 0, mobilePort = 0] = isSharing ? ports.slice(2) : ports
        const sharedMs = isSharing ? 5000 : 0
        const pair = pairs.get(isSharing) ?? (await servePair({ mock, desktopPort, mobilePort, sharedMs }))
        pairs.set(isSharing, pair)
        return pair
      }
      await serve(false)
      await use({ mock, serve })
      for (const pair of pairs.values()) await pair.close()
      await mock.close()
      await keepCoverage(workerIndex, mock.coverage())
      const [violation] = mock.violations()
      if (violation) throw new Error(describeViolation(violation))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sites: async ({ running, isSharing, context, allowErrors }, use) => {
    const { mock } = running
    const { desktop, mobile } = await running.serve(isSharing)
    // The desktop browser visits both sites, so the cookie keeps it on the mobile one.
    await context.addCookies([{ name: 'view', value: 'mobile', url: mobile }])
    const faultsUrl = `${mock.mainUrl}/__mock/faults`
    const scenariosUrl = `${mock.mainUrl}/__mock/scenarios`
    await use({
      desktop,
      mobile,
      mock,
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
