import { launchChromium } from '../browser/launch-chromium.ts'
import { startHouse } from '../children/start-house.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median, percentile } from '../statistics.ts'
import type { FilterPage } from './filter-pages.ts'
import { pressFilters } from './press-filters.ts'

const cpu = 4
const presses = 40
/** Presses before the measurement, because first runs are slower. Reported separately. */
const warmUp = 7

/** Measures how soon chips and counts react to a pressed filter, once the category is loaded. */
export async function filtersSection(
  { page: list, viewport, panel, reach }: FilterPage,
  apps: string,
  runs: number,
): Promise<Section> {
  await using house = await startHouse(list, apps)
  await using browser = await launchChromium()
  const rounds = []
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport })
    await page.goto(house.site.url('site') + list.path)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const counted = page.waitForResponse(/\/item\/index\//)
    await reach(page)
    await (await counted).finished()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    rounds.push(await page.evaluate(pressFilters, { panel, presses: warmUp + presses }))
    await page.close()
  }
  const first = rounds.map(([press]) => press?.shown ?? Number.NaN)
  const shown = rounds.flatMap(round => round.slice(warmUp).map(press => press.shown))
  const followed = rounds.flatMap(round => round.slice(warmUp).map(press => press.followed))
  return {
    title: `Filters of ${list.path}, ${list.name}, CPU ${cpu}× slower, ${runs} × ${presses} presses, ms`,
    tables: [
      {
        columns: ['from the press until', 'first press', 'median', 'p95'],
        rows: [
          ['chips and counts', figure(median(first)), figure(median(shown)), figure(percentile(shown, 0.95))],
          ['the list has followed', '', figure(median(followed)), figure(percentile(followed, 0.95))],
        ],
      },
    ],
    goals: [goal(`chips and counts, ${list.name}, median ms`, median(shown), 'at most', 16)],
    notes: [`First presses of a page: ${first.map(figure).join(', ')} ms.`],
    series: [
      {
        name: `chips and counts, ${list.name}, median of a page`,
        unit: 'ms',
        runs: rounds.map(round => median(round.slice(warmUp).map(press => press.shown))),
        isSteady: false,
      },
    ],
  }
}
