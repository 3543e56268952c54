import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'
import type { BenchPage } from '../bench-pages.ts'
import { metricsOf } from '../browser/metrics.ts'
import { recordPage } from '../browser/record-page.ts'
import { openSlowPhone } from '../browser/slow-phone.ts'
import type { CountingProxy, Traffic } from './counting-proxy.ts'

/** What a visit cost its browser, and what it requested of the site. */
export interface VisitCost extends Traffic {
  /** Of all processes of the browser, from the new context to the quiet page. */
  readonly cpuMs: number
  /** What was sent until the page's load event. */
  readonly earlyBytes: number
  /** Milliseconds. */
  readonly fcp: number
  readonly lcp: number
  /** Blocking time from navigation on, in milliseconds. */
  readonly blocked: number
}

interface VisitOptions {
  readonly origin: string
  readonly page: BenchPage
  readonly proxy: CountingProxy
  readonly context: BrowserContextOptions
}

/** Longer than a page waits before it registers its worker (1.5 s). */
const quietMs = 4000

/** Visits a page on a slow phone that knows nothing of the site, and waits until nothing is requested any more. */
export async function firstVisit(
  browser: Browser,
  session: CDPSession,
  { origin, page: { path, products, least }, proxy, context }: VisitOptions,
): Promise<VisitCost> {
  const before = await cpuTimes(session)
  proxy.take()
  const page = await openSlowPhone(browser, 4, context)
  try {
    await page.addInitScript(recordPage, { selector: products, least })
    await page.goto(origin + path, { waitUntil: 'load' })
    const early = proxy.take()
    const loaded = performance.now()
    while (proxy.quietFor() < quietMs || performance.now() - loaded < quietMs) await setTimeout(250)
    const after = await cpuTimes(session)
    const cpuMs = [...after].reduce((sum, [process, time]) => sum + time - (before.get(process) ?? 0), 0)
    const record = await page.evaluate(() => window.benchRecord)
    if (!record) throw new Error(`${path} lost its record`)
    const { fcp, lcp, blocked } = metricsOf(record)
    const late = proxy.take()
    return {
      requests: early.requests + late.requests,
      bytes: early.bytes + late.bytes,
      earlyBytes: early.bytes,
      cpuMs,
      fcp,
      lcp,
      blocked,
    }
  } finally {
    await page.context().close()
  }
}

/** CPU time of each process of the browser in milliseconds, by its id. */
async function cpuTimes(session: CDPSession): Promise<ReadonlyMap<number, number>> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime * 1000]))
}
