import type { Child } from '../children/start-child.ts'
import { alternate, type Contender, middle, type Result, seriesOf } from '../load/alternate.ts'
import { listPages } from '../load/list-pages.ts'
import { askEach } from '../load/measure-load.ts'
import { figure } from '../report/format.ts'
import { type Goal, goal, type Series, type Table } from '../report/section.ts'
import { filteredQueries, plainQueries } from './item-queries.ts'

/** How many times as long a list may take with ten times as many items. */
const maxCostRatio = 1.5

interface ListCost {
  readonly table: Table
  readonly goals: readonly Goal[]
  readonly notes: readonly string[]
  readonly series: readonly Series[]
}

/** Measures lists of two catalogues in turn: all pages, first pages only, and new filters. */
export async function measureListCost(small: Child, large: Child, runs: number): Promise<ListCost> {
  const [few, many] = [contendersOf(small, 10_000), contendersOf(large, 100_000)]
  // Writing an item for the first time costs far more than sending it, and a round does not reach the last page.
  for (const { origin, paths } of [...few, ...many]) if (paths.length > 0) await askEach(origin, paths)
  const results = await alternate([...few, ...many], { runs })
  const ratios = few.map((_, place) => costRatio(results[place], results[place + few.length]))
  const [walk = Number.NaN, first = Number.NaN, filtered = Number.NaN] = ratios
  return {
    table: {
      columns: ['query', 'requests/s', 'CPU ms', 'KB'],
      rows: results.map(result => [
        result.name,
        figure(middle(result, 'perSecond')),
        figure(middle(result, 'cpuMs')),
        figure(middle(result, 'bytes') / 1000),
      ]),
    },
    goals: [
      goal('CPU of every page, 100,000 items to 10,000', walk, 'at most', maxCostRatio),
      goal('CPU of first pages, 100,000 items to 10,000', first, 'at most', maxCostRatio),
    ],
    notes: [
      `A filter that nobody asked for before costs ${figure(filtered)} times the CPU (categories are ten times as long, too).`,
    ],
    series: results.flatMap(seriesOf),
  }
}

function contendersOf(child: Child, items: number): readonly Contender[] {
  const pages = listPages(items)
  const shared = { child, origin: child.url('main') }
  const of = `${figure(items)} items`
  return [
    { ...shared, name: `${of}, every page`, paths: plainQueries(pages) },
    { ...shared, name: `${of}, first pages`, paths: plainQueries(pages.filter(({ page }) => page === 1)) },
    { ...shared, name: `${of}, new filters`, paths: [], pathsOf: round => filteredQueries(pages, round) },
  ]
}

function costRatio(small: Result | undefined, large: Result | undefined): number {
  return small && large ? middle(large, 'cpuMs') / middle(small, 'cpuMs') : Number.NaN
}
