import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeViolation, generateCatalogue, type RunningMock, startMock } from '@jeoul/mock'
import { test as base, expect } from '@playwright/test'
import { freePorts } from '../../e2e/src/free-ports.ts'
import { servePair } from '../../e2e/src/serve-pair.ts'
import type { OpenDriver } from './driver.ts'
import { type Line, openLine } from './line.ts'
import { startPlaywright } from './playwright-driver.ts'
import { createShopper, type Shopper } from './shopper.ts'
import { startWebKit } from './webkit-driver.ts'

/** An engine, and the browser that has it; undefined for Playwright's own. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  readonly executablePath: string | undefined
}

export const siteNames = ['desktop', 'mobile'] as const
export type SiteName = (typeof siteNames)[number]

/** Both sites and the mock, as browsers reach them. */
interface Sites extends Readonly<Record<SiteName, string>> {
  readonly mock: RunningMock
  readonly line: Line
}

interface Visit {
  readonly width?: number
  readonly isDark?: boolean
}

interface Fixtures {
  /** Opens a site's address in a browser of its own, as large as a desktop's window or a phone. */
  readonly visit: (site: SiteName, address: string, visit?: Visit) => Promise<Shopper>
  /** Allows errors that the test provokes. */
  readonly allowErrors: (...patterns: readonly RegExp[]) => void
}

interface WorkerFixtures {
  engine: Engine
  readonly openDriver: OpenDriver
  readonly sites: Sites
}

/** Errors about calls that were still open when a page was left or the line cut, or came too late: nothing to mend. */
const cutOff = [
  /\[api\] network for /,
  // A busy machine is slow, not wrong.
  /timed out/,
  /Load failed|NetworkError|Failed to fetch|network connection was lost|AbortError|aborted|cancelled/i,
  /net::ERR_(ABORTED|EMPTY_RESPONSE|CONNECTION|FAILED|NETWORK_CHANGED|INCOMPLETE|SOCKET)/,
]

/** A journey in one engine. Pages report violations of the security policy and errors of scripts to the site. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }, WorkerFixtures>({
  engine: [
    { name: 'chromium', executablePath: undefined },
    { option: true, scope: 'worker' },
  ],
  openDriver: [
    async ({ engine: { name, executablePath } }, use) => {
      const { openDriver, close } =
        name === 'webkit' && executablePath
          ? await startWebKit(executablePath)
          : startPlaywright(name, executablePath)
      await use(openDriver)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sites: [
    // Playwright requires a destructuring pattern here.
    async ({ engine: _ }, use) => {
      const line = await openLine(4)
      const [desktop = '', mobile = '', mainUrl = '', secondUrl = ''] = line.origins
      const mock = await startMock({
        catalogue: generateCatalogue({ items: 10_000, seed: 1 }),
        portMain: 0,
        portSecond: 0,
        origins: [desktop, mobile],
      })
      line.lead(2, mock.mainUrl)
      line.lead(3, mock.secondUrl)
      const [desktopPort = 0, mobilePort = 0] = await freePorts(2)
      const pair = await servePair({ mock: { mainUrl, secondUrl }, desktopPort, mobilePort, sharedMs: 5000 })
      line.lead(0, pair.desktop)
      line.lead(1, pair.mobile)
      await use({ desktop, mobile, mock, line })
      await pair.close()
      await mock.close()
      await line.close()
      const [violation] = mock.violations()
      if (violation) throw new Error(describeViolation(violation))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  allowed: async ({ engine: _ }, use) => use([...cutOff]),
  allowErrors: async ({ allowed }, use) => use((...patterns) => allowed.push(...patterns)),
  visit: async ({ openDriver, sites, allowed, engine }, use, { titlePath, project }) => {
    const opened: Shopper[] = []
    sites.line.takeReports()
    await use(async (site, address, { width, isDark = false } = {}) => {
      const screen = site === 'desktop' ? { width: 1280, height: 900 } : { width: 390, height: 844 }
      const driver = await openDriver({ ...screen, ...(width && { width }), isDark })
      const shopper = createShopper(driver)
      opened.push(shopper)
      if (site === 'mobile') await shopper.open(`${sites.mobile}/?view=mobile`)
      await shopper.open(sites[site] + address)
      return shopper
    })
    sites.line.restore()
    const faults = [...sites.line.takeReports(), ...opened.flatMap(({ driver }) => driver.consoleErrors())]
    for (const [place, { driver }] of opened.entries()) {
      const folder = process.env.JEOUL_PICTURES
      const name = `${titlePath.slice(1).join(' ')} ${place + 1} ${engine.name}`.replace(/[^\w가-힣]+/g, '-')
      if (folder && project) await writeFile(path.join(folder, `${name}.png`), await driver.picture())
      await driver.close()
    }
    expect(faults.filter(fault => !allowed.some(pattern => pattern.test(fault)))).toEqual([])
  },
})

export { expect }
