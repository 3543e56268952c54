import { buildBare } from '../bare/build-bare.ts'
import { listPage, measuredCategory } from '../bench-pages.ts'
import { startChild } from '../children/start-child.ts'
import { startMockOf, startSite } from '../children/start-house.ts'
import { alternate, middle, type Result, seriesOf } from '../load/alternate.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median } from '../statistics.ts'
import { listAddresses } from './list-addresses.ts'

/** Measures how many list pages per second one core renders, compared with a bare loop in the same rounds. */
export async function renderSection(siteFolder: string, runs: number): Promise<Section> {
  await buildBare()
  await using mock = await startMockOf(10_000)
  await using bare = await startChild('bare.ts', {
    BENCH_API: mock.url('main'),
    BENCH_CATEGORY: measuredCategory,
  })
  await using site = await startSite(siteFolder, mock)
  await using apart = await startSite(siteFolder, mock, { JEOUL_SHARED_MS: '0' })

  const addresses = listAddresses(10_000)
  const same = [listPage.path]
  const results = await alternate(
    [
      { name: 'bare loop of 30 cards', child: bare, origin: bare.url('loop'), paths: ['/'] },
      { name: 'the same list, answers shared', child: site, origin: site.url('site'), paths: same },
      { name: 'a different list each time', child: site, origin: site.url('site'), paths: addresses },
      { name: 'the same list, nothing shared', child: apart, origin: apart.url('site'), paths: same },
    ],
    runs,
  )
  const [loop, shared] = results
  if (!loop || !shared) throw new Error('nothing was measured')

  return {
    title: 'Server rendering on one core',
    tables: [
      {
        columns: ['page', 'requests/s', 'of the bare loop', 'CPU ms', 'of the bare loop', 'KB'],
        rows: results.map(result => [
          result.name,
          figure(middle(result, 'perSecond')),
          figure(median(shareOfLoop(result, loop, 'perSecond'))),
          figure(middle(result, 'cpuMs')),
          figure(median(shareOfLoop(result, loop, 'cpuMs'))),
          figure(middle(result, 'bytes') / 1000),
        ]),
      },
    ],
    goals: [
      goal(
        'list to bare loop, requests/s',
        median(shareOfLoop(shared, loop, 'perSecond')),
        'at least',
        1 / 5,
      ),
      goal('lists a second on a core', middle(shared, 'perSecond'), 'at least', 1000),
    ],
    notes: [
      `${figure(addresses.length)} different lists: a list's own answer is never shared between two of them, its category's are.`,
      'The asking process and the API have the other core; CPU ms counts the main thread of the server alone.',
    ],
    series: results.flatMap(seriesOf),
  }
}

/** Per round, so that slow moments of the machine affect both. */
function shareOfLoop({ rounds }: Result, loop: Result, key: 'perSecond' | 'cpuMs'): readonly number[] {
  return rounds.map((load, round) => load[key] / (loop.rounds[round]?.[key] ?? Number.NaN))
}
