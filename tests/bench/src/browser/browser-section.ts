import type { BenchPage } from '../bench-pages.ts'
import { startHouse } from '../children/start-house.ts'
import { figure } from '../report/format.ts'
import type { Section, Series, Table } from '../report/section.ts'
import { goal } from '../report/section.ts'
import { interleave, middle, type PageResult } from './interleave.ts'
import { launchChromium } from './launch-chromium.ts'
import { loadPage } from './load-page.ts'
import { measuredPages } from './measured-pages.ts'
import { metricNames } from './metrics.ts'
import { pageNotes } from './page-notes.ts'
import { slowPhone } from './slow-phone.ts'

/**
 * Measures when a slow phone shows a page and becomes usable again, beside the same HTML without scripts and
 * a bare page.
 */
export async function browserSection(page: BenchPage, apps: string, runs: number): Promise<Section> {
  await using house = await startHouse(page, apps)
  using stack = new DisposableStack()
  const pages = await measuredPages(page, apps, house, stack)
  await using browser = await launchChromium()
  for (const measured of pages) await loadPage(browser, measured, 1)

  const slow = await interleave(browser, pages, 4, runs)
  const slowest = await interleave(browser, pages, 12, runs)
  const results = [...slow, ...slowest]
  const { down, up, latency } = slowPhone
  return {
    title:
      `Slow phone, ${page.name}: ${down / 1e6} Mbit/s down, ${up / 1e6} up, ${latency} ms a request, gzip, cold; ` +
      `median of ${runs}, ms`,
    tables: [tableOf(slow, 4), tableOf(slowest, 12)],
    goals: [
      ...earlyGoals(slow, 4),
      ...earlyGoals(slowest, 12),
      ...plainGoals(slow, page.app === 'web-mobile' ? 1 : 1.15),
      // A bare list is no comparison for other pages.
      ...(page.least < 10 ? [] : blockingGoals(slowest)),
    ],
    notes: pageNotes(results),
    series: results.flatMap(seriesOf),
  }
}

function tableOf(results: readonly PageResult[], cpu: number): Table {
  return {
    columns: [
      `CPU ${cpu}×`,
      'first byte',
      'products',
      'LCP',
      'FCP',
      'CLS',
      'TBT',
      'blocked in all',
      'longest task',
    ],
    rows: results.map(result => [result.name, ...metricNames.map(name => figure(middle(result, name)))]),
  }
}

/** The products must not wait for the scripts. */
function earlyGoals([page, noScript]: readonly PageResult[], cpu: number) {
  if (!page || !noScript) return []
  return (['products', 'lcp'] as const).map(name => {
    const label = name === 'lcp' ? 'LCP' : 'products there'
    const ratio = middle(page, name) / middle(noScript, name)
    return goal(`${page.name}: ${label} at ${cpu}× to the same HTML without scripts`, ratio, 'at most', 1.15)
  })
}

/** Scripts that load after the first paint can't delay it. */
function plainGoals([page, , , plain]: readonly PageResult[], limit: number) {
  if (!page || !plain) return []
  return (['fcp', 'lcp'] as const).map(name => {
    const ratio = middle(page, name) / middle(plain, name)
    return goal(`${page.name}: ${name.toUpperCase()} at 4× to the plain page`, ratio, 'at most', limit)
  })
}

function blockingGoals([page, , bare]: readonly PageResult[]) {
  if (!page || !bare) return []
  const ratio = middle(page, 'tbt') / middle(bare, 'tbt')
  return [goal(`${page.name}: TBT at 12× to the bare page`, ratio, 'at most', 0.6)]
}

function seriesOf({ name, cpu, metrics }: PageResult): readonly Series[] {
  return metricNames.map(metric => ({
    name: `${name}, ${metric} at ${cpu}×`,
    unit: metric === 'cls' ? '' : 'ms',
    runs: metrics.map(values => values[metric]),
    isSteady: metric === 'products' || metric === 'lcp' || metric === 'fcp',
  }))
}
