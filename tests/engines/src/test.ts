import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeViolation, generateCatalogue, type RunningMock, startMock } from '@jeoul/mock'
import { test as base, expect } from '@playwright/test'
import { freePorts } from '../../e2e/src/free-ports.ts'
import { servePair } from '../../e2e/src/serve-pair.ts'
import type { Driver, OpenDriver } from './driver.ts'
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

/** What engines say of calls that were open when their page was left: nothing to mend. */
const leftBehind = [
  /^AbortError\b/,
  /^\[api\] (network|aborted) for /,
  /^(TypeError: )?(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/,
  /^Failed to load resource: net::ERR_ABORTED\b/,
  /^\[api\] a command failed: (Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)/,
  // The worker fetches the scripts of the next page ahead.
  /^Failed to load ‘[^’]+\/assets\/[^’]+’\. A ServiceWorker intercepted the request/,
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
      const line = await openLine()
      const { desktop, mobile, main, second } = line.origins
      const mock = await startMock({
        catalogue: generateCatalogue({ items: 10_000, seed: 1 }),
        portMain: 0,
        portSecond: 0,
        origins: [desktop, mobile],
      })
      line.forward('main', mock.mainUrl)
      line.forward('second', mock.secondUrl)
      const [desktopPort = 0, mobilePort = 0] = await freePorts(2)
      const hosts = { mainUrl: main, secondUrl: second }
      const pair = await servePair({ mock: hosts, desktopPort, mobilePort, sharedMs: 5000 })
      line.forward('desktop', pair.desktop)
      line.forward('mobile', pair.mobile)
      await use({ desktop, mobile, mock, line })
      await pair.close()
      await mock.close()
      await line.close()
      const [violation] = mock.violations()
      if (violation) throw new Error(describeViolation(violation))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  allowed: async ({ engine: _ }, use) => use([...leftBehind]),
  allowErrors: async ({ allowed }, use) => use((...patterns) => allowed.push(...patterns)),
  visit: async ({ openDriver, sites, allowed, engine }, use, { titlePath }) => {
    const opened: Shopper[] = []
    await use(async (site, address, { width, isDark = false } = {}) => {
      const screen = site === 'desktop' ? { width: 1280, height: 900 } : { width: 390, height: 844 }
      const driver = await openDriver({ ...screen, ...(width && { width }), isDark })
      const shopper = createShopper(driver)
      opened.push(shopper)
      // A cookie keeps this choice.
      if (site === 'mobile') await shopper.open(`${sites.mobile}/?view=mobile`)
      await shopper.open(sites[site] + address)
      return shopper
    })
    sites.line.restore()
    const noted = opened.flatMap(({ driver }) => driver.errors())
    const reports = [...sites.line.takeReports()]
    const folder = process.env.JEOUL_PICTURES
    if (folder) {
      const title = `${titlePath.slice(1).join(' ')} ${engine.name}`
      for (const [place, { driver }] of opened.entries())
        await takePicture(driver, folder, `${title} ${place + 1}`)
      // Playwright's picture adds a style in Firefox, which the policy refuses.
      sites.line.takeReports()
    }
    for (const { driver } of opened) await driver.close()
    // A page that closes still reports. A report that comes even later counts in the next journey, rather than nowhere.
    reports.push(...sites.line.takeReports())
    const policy = reports.filter(({ kind }) => kind === 'policy').map(({ text }) => text)
    const scripts = reports.filter(({ kind }) => kind === 'script').map(({ text }) => text)
    const errors = [...scripts, ...noted]
    const unexpected = errors.filter(error => !allowed.some(pattern => pattern.test(error)))
    expect({ policy, unexpected }).toEqual({ policy: [], unexpected: [] })
  },
})

/** Takes a picture of the last page of a journey. */
async function takePicture(driver: Driver, folder: string, title: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${title.replace(/[^\w가-힣]+/g, '-')}.png`), await driver.picture())
}

export { expect }
