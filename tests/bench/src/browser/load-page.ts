import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { blockingWindow } from './metrics.ts'
import type { PageRecord } from './page-record.ts'
import { recordPage } from './record-page.ts'
import { openSlowPhone } from './slow-phone.ts'

/** A page is done when nothing was asked for during so many ms … */
const quietFor = 1500
/** … or given up after so many. */
const patience = 60_000

export interface MeasuredPage {
  readonly name: string
  readonly url: string
  /** Which elements are its products, or the price of its one product. */
  readonly products: string
  /** So many of them have to be there. */
  readonly least: number
}

export interface PageLoad {
  readonly record: PageRecord
  /** Paths that were asked for. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** What the page complained of. */
  readonly complaints: readonly string[]
}

/**
 * Loads a page once on a slow phone and waits until it is quiet.
 *
 * @throws Error when its products never appeared
 */
export async function loadPage(
  browser: Browser,
  { name, url, products, least }: MeasuredPage,
  cpu: number,
): Promise<PageLoad> {
  const page = await openSlowPhone(browser, cpu)
  try {
    await page.addInitScript(recordPage, { selector: products, least })
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const traffic = watchTraffic(page)
    await page.goto(url, { waitUntil: 'load', timeout: patience })
    const record = await settled(page, traffic.quietSince)
    if (record.products === null) throw new Error(`${name}: the products never appeared`)
    return { record, ...traffic.asked, complaints }
  } finally {
    await page.context().close()
  }
}

function watchTraffic(page: Page) {
  const asked = { scripts: [] as string[], styles: [] as string[] }
  let open = 0
  let last = performance.now()
  const end = () => {
    open -= 1
    last = performance.now()
  }
  page.on('request', request => {
    open += 1
    const path = new URL(request.url()).pathname
    if (request.resourceType() === 'script') asked.scripts.push(path)
    if (request.resourceType() === 'stylesheet') asked.styles.push(path)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { asked, quietSince: () => (open > 0 ? 0 : performance.now() - last) }
}

/** The record once the blocking window is over and nothing is under way any more. */
async function settled(page: Page, quietSince: () => number): Promise<PageRecord> {
  const begin = performance.now()
  for (;;) {
    await setTimeout(500)
    const [record, now] = await page.evaluate(() => [window.benchRecord, performance.now()] as const)
    if (!record) throw new Error('the page lost its record')
    const isSeen = record.fcp !== null && now > record.fcp + blockingWindow + 200
    if ((isSeen && quietSince() > quietFor) || performance.now() - begin > patience) return record
  }
}
