import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'
import type { CountingProxy, Traffic } from './counting-proxy.ts'

/** What a visit cost its browser, and what it requested of the site. */
export interface VisitCost extends Traffic {
  /** Of all processes of the browser, from the new context to the quiet page. */
  readonly cpuMs: number
}

interface VisitOptions {
  readonly url: string
  readonly proxy: CountingProxy
  /** Whether the visitor presses a key, with which the enhancements come. */
  readonly isUsed: boolean
  readonly context: BrowserContextOptions
}

/** Longer than a page waits before it registers its worker (1.5 s). */
const quietMs = 4000

/** Visits a page in a new context, which knows nothing of the site, and waits until nothing is requested any more. */
export async function firstVisit(
  browser: Browser,
  session: CDPSession,
  { url, proxy, isUsed, context: options }: VisitOptions,
): Promise<VisitCost> {
  const before = await cpuTimes(session)
  proxy.take()
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    if (isUsed) {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      await page.keyboard.press('Shift')
    }
    const loaded = performance.now()
    while (proxy.quietFor() < quietMs || performance.now() - loaded < quietMs) await setTimeout(250)
    const after = await cpuTimes(session)
    const cpuMs = [...after].reduce((sum, [process, time]) => sum + time - (before.get(process) ?? 0), 0)
    return { ...proxy.take(), cpuMs }
  } finally {
    await context.close()
  }
}

/** CPU time of each process of the browser in milliseconds, by its id. */
async function cpuTimes(session: CDPSession): Promise<ReadonlyMap<number, number>> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime * 1000]))
}
