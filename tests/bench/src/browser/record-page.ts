import type { PageRecord } from './page-record.ts'

export interface ProductsOnPage {
  readonly selector: string
  /** The number of laid out products that counts as "the products are there". */
  readonly least: number
}

/** Runs in the page before its own scripts, so it can't refer to anything outside of itself. */
export function recordPage({ selector, least }: ProductsOnPage): void {
  const record: PageRecord = { firstByte: null, fcp: null, products: null, lcp: null, shifts: [], tasks: [] }
  window.benchRecord = record

  const nameOf = (node: unknown): string => {
    const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null
    if (!element) return '(gone)'
    const content = element instanceof HTMLImageElement ? element.src : (element.textContent ?? '')
    return `${element.localName} ${content.trim().slice(-60)}`.trim()
  }
  const on = (type: string, see: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true })
  }
  on('navigation', entry => {
    if (entry instanceof PerformanceNavigationTiming) record.firstByte = entry.responseStart
  })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcp = startTime
  })
  on('largest-contentful-paint', entry => {
    record.lcp = { time: entry.startTime, element: nameOf('element' in entry ? entry.element : null) }
  })
  on('layout-shift', entry => {
    if (!('value' in entry) || typeof entry.value !== 'number') return
    if ('hadRecentInput' in entry && entry.hadRecentInput === true) return
    const [source] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
    record.shifts.push({ time: entry.startTime, value: entry.value, element: nameOf(source?.node) })
  })
  on('longtask', ({ startTime, duration }) => {
    record.tasks.push({ start: startTime, duration })
  })

  const look = () => {
    const last = document.querySelectorAll(selector)[least - 1]
    if (last && last.getBoundingClientRect().height > 0) record.products = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
