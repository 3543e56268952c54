import { buildBare } from '../bare/build-bare.ts'
import { listPage, measuredCategory, productPath } from '../bench-pages.ts'
import { startChild } from '../children/start-child.ts'
import { startMockOf, startSite } from '../children/start-house.ts'
import { alternate, middle, type Result, type Rounds, seriesOf } from '../load/alternate.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median } from '../statistics.ts'
import { listAddresses } from './list-addresses.ts'

/** Measures how many list pages per second one core renders, compared with a bare loop in the same rounds. */
export async function renderSection(siteFolder: string, { runs, seconds }: Rounds): Promise<Section> {
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
      { name: 'the same product', child: site, origin: site.url('site'), paths: [productPath] },
    ],
    { runs, seconds },
  )
  const [loop, shared, different, , product] = results
  if (!loop || !shared || !different || !product) throw new Error('nothing was measured')
  const share = (result: Result) => median(shareOfLoop(result, loop, 'perSecond'))

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
      goal('the same list to the bare loop, requests/s', share(shared), 'at least', 0.94),
      goal('different lists to the bare loop, requests/s', share(different), 'at least', 0.073),
      goal('the same product to the bare loop, requests/s', share(product), 'at least', 0.126),
      goal('lists a second on a core', middle(shared, 'perSecond'), 'at least', 1000),
    ],
    // Time of the CPU holds on a busy machine.
    ratios: results.slice(1).map(result => ({
      name: `${result.name}: CPU to the bare loop`,
      value: median(shareOfLoop(result, loop, 'cpuMs')),
      better: 'less',
    })),
    notes: [
      `${figure(addresses.length)} different lists: a list's own answer is never shared between two of them, its category's are.`,
      'Goals are 10, 2.2 and 2.2 times what was measured on 2026-11-22: 0.094, 0.033 and 0.057 of the bare loop.',
      'The client and the API have the other core; CPU ms counts the main thread of the server alone.',
    ],
    series: results.flatMap(seriesOf),
  }
}

/** Per round, so that slow moments of the machine affect both. */
function shareOfLoop({ rounds }: Result, loop: Result, key: 'perSecond' | 'cpuMs'): readonly number[] {
  return rounds.map((load, round) => load[key] / (loop.rounds[round]?.[key] ?? Number.NaN))
}
