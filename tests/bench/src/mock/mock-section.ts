import type { Child } from '../children/start-child.ts'
import { startMockOf } from '../children/start-house.ts'
import { alternate, type Contender, middle, type Result, seriesOf } from '../load/alternate.ts'
import { listPages } from '../load/list-pages.ts'
import { figure } from '../report/format.ts'
import type { Section } from '../report/section.ts'
import { filteredQueries, plainQueries } from './item-queries.ts'

/** How many list queries a second the mock answers, and what ten times as many items cost. */
export async function mockSection(runs: number): Promise<Section> {
  await using small = await startMockOf(10_000)
  await using large = await startMockOf(100_000)
  const results = await alternate([...contendersOf(small, 10_000), ...contendersOf(large, 100_000)], runs)
  const [plain, filtered, plainLarge, filteredLarge] = results
  return {
    title: 'Mock: list queries over HTTP, 30 items a page, kept connections',
    tables: [
      {
        columns: ['query', 'requests/s', 'CPU ms', 'KB'],
        rows: results.map(result => [
          result.name,
          figure(middle(result, 'perSecond')),
          figure(middle(result, 'cpuMs')),
          figure(middle(result, 'bytes') / 1000),
        ]),
      },
    ],
    goals: [],
    notes: [
      `Ten times as many items cost ${costRatio(plain, plainLarge)} times the CPU a plain list, and ` +
        `${costRatio(filtered, filteredLarge)} times a filter that nobody asked for before (categories are ten times as long, too).`,
    ],
    series: results.flatMap(seriesOf),
  }
}

function contendersOf(child: Child, items: number): readonly Contender[] {
  const pages = listPages(items)
  const shared = { child, origin: child.url('main'), paths: plainQueries(pages) }
  const of = `${figure(items)} items`
  return [
    { ...shared, name: `${of}, plain lists` },
    { ...shared, name: `${of}, new filters`, pathsOf: round => filteredQueries(pages, round) },
  ]
}

function costRatio(small: Result | undefined, large: Result | undefined): string {
  return small && large ? figure(middle(large, 'cpuMs') / middle(small, 'cpuMs')) : '–'
}
