import type { Browser } from '@playwright/test'
import { median } from '../statistics.ts'
import { loadPage, type MeasuredPage, type PageLoad } from './load-page.ts'
import { type Metrics, metricsOf } from './metrics.ts'

export interface PageResult {
  readonly name: string
  readonly cpu: number
  readonly loads: readonly PageLoad[]
  readonly metrics: readonly Metrics[]
}

/** Loads the pages in turn, so that disturbances of the machine affect all of them. */
export async function interleave(
  browser: Browser,
  pages: readonly MeasuredPage[],
  cpu: number,
  runs: number,
): Promise<readonly PageResult[]> {
  const loads = pages.map(() => [] as PageLoad[])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, page] of pages.entries()) loads[index]?.push(await loadPage(browser, page, cpu))
  }
  return pages.map(({ name }, index) => {
    const own = loads[index] ?? []
    return { name, cpu, loads: own, metrics: own.map(({ record }) => metricsOf(record)) }
  })
}

export function middle({ metrics }: PageResult, name: keyof Metrics): number {
  return median(metrics.map(metric => metric[name]))
}
