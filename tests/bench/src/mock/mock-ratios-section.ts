import { alternate, middle } from '../load/alternate.ts'
import { listPages } from '../load/list-pages.ts'
import { askEach } from '../load/measure-load.ts'
import { startMockAndMsw } from '../peers/mock-and-msw.ts'
import { mockQuery } from '../peers/same-queries.ts'
import { figure } from '../report/format.ts'
import type { Section } from '../report/section.ts'

const items = 10_000

/** Measures in short rounds what a list of the mock costs beside one of MSW alone. */
export async function mockRatiosSection(): Promise<Section> {
  await using stack = new AsyncDisposableStack()
  const paths = listPages(items).map(mockQuery)
  const contenders = await startMockAndMsw(stack, items, paths)
  // Writing an item for the first time costs far more than sending it, and a round does not reach the last page.
  for (const contender of contenders) await askEach(contender.origin, paths)
  const results = await alternate(contenders, { runs: 3, seconds: 1 })
  const [ours = Number.NaN, alone = Number.NaN] = results.map(result => middle(result, 'cpuMs'))
  return {
    title: `Mock: lists over HTTP, ${figure(items)} items, 30 a page`,
    tables: [
      {
        columns: ['server', 'CPU ms'],
        rows: results.map(result => [result.name, figure(middle(result, 'cpuMs'))]),
      },
    ],
    goals: [],
    ratios: [{ name: 'a list of the mock: CPU to MSW alone', value: ours / alone, better: 'less' }],
    notes: [],
    series: [],
  }
}
