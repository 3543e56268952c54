import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { blockingWindow } from './metrics.ts'
import type { PageRecord } from './page-record.ts'
import { recordPage } from './record-page.ts'
import { openSlowPhone } from './slow-phone.ts'

/** A page is done after this many milliseconds without requests … */
const quietFor = 1500
/** … or fails after this many. */
const patience = 60_000

export interface MeasuredPage {
  readonly name: string
  readonly url: string
  /** Selects its products, or the price of its only product. */
  readonly products: string
  /** How many of them there must be. */
  readonly least: number
}

export interface PageLoad {
  readonly record: PageRecord
  /** Paths of the requested scripts. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Errors that the page reported. */
  readonly complaints: readonly string[]
}

/**
 * Loads a page once on a slow phone and waits until it is idle.
 *
 * @throws Error if its products never appeared
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
    return { record, ...traffic.requested, complaints }
  } finally {
    await page.context().close()
  }
}

function watchTraffic(page: Page) {
  const requested = { scripts: [] as string[], styles: [] as string[] }
  let open = 0
  let last = performance.now()
  const end = () => {
    open -= 1
    last = performance.now()
  }
  page.on('request', request => {
    open += 1
    const path = new URL(request.url()).pathname
    if (request.resourceType() === 'script') requested.scripts.push(path)
    if (request.resourceType() === 'stylesheet') requested.styles.push(path)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { requested, quietSince: () => (open > 0 ? 0 : performance.now() - last) }
}

/** The record after the blocking window, when no request is pending. */
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
