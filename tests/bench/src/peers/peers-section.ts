import { alternate, middle, type Result, seriesOf } from '../load/alternate.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { type PeerContender, startContenders } from './start-contenders.ts'

/** Compares the mock with its peers, on the same data and the same machine. */
export async function peersSection(runs: number): Promise<Section> {
  await using stack = new AsyncDisposableStack()
  const contenders = await startContenders(stack)
  const results = await alternate(contenders, { runs })
  const compared = results.map((result, place) => compare(result, results[0], contenders[place]))
  return {
    title: 'Peers: lists over HTTP, 10,000 items, 30 a page, 8 keep-alive connections',
    tables: [
      {
        columns: ['server', 'requests/s', 'CPU ms', 'KB', 'jeoul-mock is … times it', 'limit', ''],
        rows: compared.map(({ result, ratio, limit }) => [
          result.name,
          figure(middle(result, 'perSecond')),
          figure(middle(result, 'cpuMs')),
          figure(middle(result, 'bytes') / 1000),
          figure(ratio),
          limit === undefined ? '' : figure(limit),
          limit === undefined ? '' : ratio >= limit ? 'pass' : 'short',
        ]),
      },
    ],
    goals: compared.flatMap(({ result, ratio, limit }) =>
      limit === undefined ? [] : [goal(`times ${result.name}`, ratio, 'at least', limit)],
    ),
    notes: [
      'jeoul-mock, MSW and json-server walk through every page of every category, the cheapest items first; Prism gives one example again and again.',
      'Prism checks requests, and looks for violations in its answers; json-server checks nothing.',
      "CPU is the main thread's of ours, and the whole process's of the peers, whose Node can't tell them apart.",
    ],
    series: results.flatMap(seriesOf),
  }
}

function compare(result: Result, ours: Result | undefined, contender: PeerContender | undefined) {
  const ratio = ours ? middle(ours, 'perSecond') / middle(result, 'perSecond') : Number.NaN
  return { result, ratio, limit: contender?.limit }
}
