import type { Browser } from '@playwright/test'
import { benchPages } from '../bench-pages.ts'
import { launchChromium } from '../browser/launch-chromium.ts'
import { startHouse } from '../children/start-house.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median, percentile } from '../statistics.ts'
import { growList, renderAllRows, scrollList } from './scroll-list.ts'

const cpu = 4
/** Six screens per second for five seconds, like a fast swipe. */
const scroll = { count: 300, step: 80 }
/** Enough for more than two thousand in the category. */
const items = 100_000

/** The lists that are compared. */
const lists = {
  /** As long as the scrolled distance. */
  short: { name: '150 rows', rows: 150, isWhole: false },
  built: { name: '2,000 rows', rows: 2000, isWhole: false },
  whole: { name: 'all 2,000 rendered', rows: 2000, isWhole: true },
} as const
const kinds = ['short', 'built', 'whole'] as const

interface Round {
  readonly frames: readonly number[]
  readonly longTasks: readonly number[]
  /** Milliseconds from the style change until all rows are laid out. */
  readonly layout: number
  readonly heap: number
  readonly layoutObjects: number
}

/**
 * Measures how a phone scrolls a list of two thousand rows, compared with a short one, and with one whose
 * rows are all rendered.
 */
export async function scrollingSection(apps: string, runs: number): Promise<Section> {
  const page = benchPages.find(({ name }) => name === 'mobile-list')
  if (!page) throw new Error('there is no mobile list')
  await using house = await startHouse(page, apps, items)
  await using browser = await launchChromium()
  const url = house.site.url('site') + page.path
  const rounds: Readonly<Record<keyof typeof lists, Round[]>> = { short: [], built: [], whole: [] }
  for (let run = 0; run < runs; run += 1) {
    for (const kind of kinds) rounds[kind].push(await scrollOnce(browser, url, lists[kind]))
  }
  const middle = (kind: keyof typeof lists, of: (round: Round) => number) => median(rounds[kind].map(of))
  const line = (name: string, of: (round: Round) => number) => [
    name,
    ...kinds.map(kind => figure(middle(kind, of))),
  ]
  const slowest = (share: number) => (round: Round) => percentile(round.frames, share)
  const p95 = slowest(0.95)
  return {
    title: `Scrolling the mobile list, CPU ${cpu}× slower, ${runs} × ${scroll.count} frames`,
    tables: [
      {
        columns: ['', ...kinds.map(kind => lists[kind].name)],
        rows: [
          line('frame, median ms', slowest(0.5)),
          line('frame, p95 ms', p95),
          line('frame, longest ms', slowest(1)),
          line('long tasks', ({ longTasks }) => longTasks.length),
          line('long tasks, ms in all', ({ longTasks }) => longTasks.reduce((sum, task) => sum + task, 0)),
          line('layout of the whole list, ms', ({ layout }) => layout),
          line('heap, MB', ({ heap }) => heap / 1e6),
          line('layout objects', ({ layoutObjects }) => layoutObjects),
        ],
      },
    ],
    goals: [
      goal(
        'frame, p95 to that of a short list',
        middle('built', p95) / middle('short', p95),
        'at most',
        1.25,
      ),
      goal(
        'frame, p95 to that of all rendered',
        middle('built', p95) / middle('whole', p95),
        'at most',
        0.75,
      ),
      goal(
        'heap of 2,000 rows, MB',
        middle('built', ({ heap }) => heap / 1e6),
        'at most',
        32,
      ),
    ],
    notes: [
      `${figure(scroll.step * 60)} pixels a second; loaded by 더 보기 before anything counts.`,
      'Without a graphics card: frames are painted by the throttled processor, so only ratios mean anything.',
    ],
    series: kinds.map(kind => ({
      name: `frame of ${lists[kind].name}, p95`,
      unit: 'ms',
      runs: rounds[kind].map(p95),
      isSteady: false,
    })),
  }
}

async function scrollOnce(
  browser: Browser,
  url: string,
  { rows, isWhole }: (typeof lists)[keyof typeof lists],
): Promise<Round> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(growList, rows)
  await page.evaluate(() => scrollTo(0, 0))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (isWhole) await page.evaluate(renderAllRows)
  const layout = await page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('#products')
    const began = performance.now()
    if (list) list.style.width = '411px'
    document.body.getBoundingClientRect()
    return performance.now() - began
  })
  const scrolled = await page.evaluate(scrollList, scroll)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find(found => found.name === name)?.value ?? Number.NaN
  await context.close()
  return { ...scrolled, layout, heap: metric('JSHeapUsedSize'), layoutObjects: metric('LayoutObjects') }
}
