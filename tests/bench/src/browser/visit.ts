import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { openSlowPhone } from './slow-phone.ts'

/** TBT counts the main thread's tasks until so many milliseconds after the document has loaded. */
const watchedAfterLoad = 5000
const timeout = 90_000

/** A page whose first visit is measured. */
export interface VisitedPage {
  readonly path: string
  /** Selects its products, or the price of its only product. */
  readonly products: string
  /** How many of them there are when the page is of use. */
  readonly least: number
}

/** In milliseconds since navigation; NaN for what never happened. */
interface PageRecord {
  fcp: number
  lcp: number
  /** The first frame with enough products laid out. */
  products: number
  hydrated: number
  cls: number
  /** Tasks of the main thread longer than 50 ms. */
  readonly tasks: { readonly start: number; readonly duration: number }[]
}

declare global {
  interface Window {
    benchRecord: PageRecord
  }
}

/** Measures a first visit to a page, on a slow phone that nobody touches. */
export async function visit(browser: Browser, origin: string, page: VisitedPage, cpu: number) {
  const phone = await openSlowPhone(browser, cpu)
  try {
    await phone.addInitScript(recordPage, { selector: page.products, least: page.least })
    await phone.goto(origin + page.path, { waitUntil: 'load', timeout })
    await phone.waitForFunction(() => window.benchRecord.hydrated > 0, null, { timeout })
    const loaded = await phone.evaluate(() => performance.timing.loadEventEnd - performance.timeOrigin)
    await setTimeout(watchedAfterLoad + 500)
    const { record, files } = await phone.evaluate(() => ({
      record: window.benchRecord,
      files: performance.getEntriesByType('resource').map(entry => entry.toJSON()),
    }))
    const { fcp, lcp, cls, products, hydrated, tasks } = record
    const early = files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= hydrated)
    return {
      FCP: fcp,
      LCP: lcp,
      CLS: cls,
      products,
      hydrated,
      TBT: blockingTime(tasks, fcp, loaded + watchedAfterLoad),
      'script kB before hydration': early.reduce((sum, file) => sum + file.encodedBodySize, 0) / 1000,
    }
  } finally {
    await phone.context().close()
  }
}

/** Sums up the part of each task in the window beyond its first 50 ms there. */
export function blockingTime(tasks: PageRecord['tasks'], from: number, to: number): number {
  return tasks.reduce((total, { start, duration }) => {
    const inWindow = Math.min(start + duration, to) - Math.max(start, from)
    return total + Math.max(0, inWindow - 50)
  }, 0)
}

/** Runs in the page before its own scripts, so it can't refer to anything outside of itself. */
function recordPage({ selector, least }: { readonly selector: string; readonly least: number }): void {
  const never = Number.NaN
  const record: PageRecord = { fcp: never, lcp: never, products: never, hydrated: never, cls: 0, tasks: [] }
  window.benchRecord = record
  const on = (type: string, see: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true })
  }
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    record.lcp = startTime
  })
  on('layout-shift', entry => {
    if ('value' in entry && typeof entry.value === 'number') record.cls += entry.value
  })
  on('longtask', ({ startTime: start, duration }) => {
    record.tasks.push({ start, duration })
  })
  const hydration = new MutationObserver(() => {
    if (!('ready' in document.documentElement.dataset)) return
    record.hydrated = performance.now()
    hydration.disconnect()
  })
  hydration.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
  const look = () => {
    const last = document.querySelectorAll(selector)[least - 1]
    if (last && last.getBoundingClientRect().height > 0) record.products = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
