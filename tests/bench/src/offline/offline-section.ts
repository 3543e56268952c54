import { type BenchPage, folderOf } from '../bench-pages.ts'
import { launchChromium } from '../browser/launch-chromium.ts'
import { freePort } from '../children/free-port.ts'
import { startMockOf, startSite } from '../children/start-house.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median } from '../statistics.ts'
import { countingProxy } from './counting-proxy.ts'
import { firstVisit, type VisitCost } from './first-visit.ts'

const visits = [
  { name: 'without a worker', serviceWorkers: 'block' },
  { name: 'with it', serviceWorkers: 'allow' },
] as const

const earlyNames = { fcp: 'FCP', lcp: 'LCP', earlyBytes: 'bytes before load' } as const

/** Measures what the service worker adds to a first visit: requests, bytes and CPU, with and without it in turns. */
export async function offlineSection(page: BenchPage, apps: string, runs: number): Promise<Section> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  await using mock = await startMockOf(10_000, origin)
  await using site = await startSite(folderOf(page, apps), mock, {
    BENCH_MOBILE: page.app === 'web-mobile' ? '1' : '',
    JEOUL_ORIGIN: origin,
    // Only pages that are shared are kept.
    JEOUL_SHARED_MS: '60000',
  })
  using proxy = await countingProxy(port, () => site.url('site'))
  await using browser = await launchChromium()
  const session = await browser.newBrowserCDPSession()
  const visit = (serviceWorkers: 'allow' | 'block') =>
    firstVisit(browser, session, { origin, page, proxy, context: { serviceWorkers } })

  // The first one starts the browser's own services.
  await visit('allow')
  const costs = visits.map(() => [] as VisitCost[])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { serviceWorkers }] of visits.entries()) {
      costs[index]?.push(await visit(serviceWorkers))
    }
  }
  const middle = (index: number, key: keyof VisitCost) => median((costs[index] ?? []).map(cost => cost[key]))
  const added = (key: keyof VisitCost) => middle(1, key) - middle(0, key)
  /** Per round, so that slow moments of the machine affect both. */
  const ratio = (key: keyof VisitCost) =>
    median((costs[1] ?? []).map((cost, run) => cost[key] / (costs[0]?.[run]?.[key] ?? Number.NaN)))
  return {
    title: `The service worker of ${page.name} (${page.path}): a first visit with and without it`,
    tables: [
      {
        columns: ['visitor', 'FCP', 'LCP', 'blocked in all', 'KB before load', 'requests', 'KB', 'CPU ms'],
        rows: visits.map(({ name }, index) => [
          name,
          figure(middle(index, 'fcp')),
          figure(middle(index, 'lcp')),
          figure(middle(index, 'blocked')),
          figure(middle(index, 'earlyBytes') / 1000),
          figure(middle(index, 'requests')),
          figure(middle(index, 'bytes') / 1000),
          figure(middle(index, 'cpuMs')),
        ]),
      },
    ],
    goals: (['fcp', 'lcp', 'earlyBytes'] as const).map(key =>
      goal(`${earlyNames[key]} with a worker to without`, ratio(key), 'at most', 1.05),
    ),
    notes: [
      `It adds ${figure(added('requests'))} requests, ${figure(added('bytes') / 1000)} KB and ${figure(added('cpuMs'))} CPU ms, after the page is quiet; where data is saved, it keeps only what pages load.`,
      'Requests to the hosts are not counted. CPU is of all processes of the browser.',
    ],
    series: visits.map(({ name }, index) => ({
      name: `${name}: CPU`,
      unit: 'ms',
      runs: (costs[index] ?? []).map(({ cpuMs }) => cpuMs),
      isSteady: true,
    })),
  }
}
