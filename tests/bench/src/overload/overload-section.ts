import { type BenchPage, folderOf } from '../bench-pages.ts'
import { startMockOf, startSite } from '../children/start-house.ts'
import { measureLoad } from '../load/measure-load.ts'
import { listAddresses } from '../render/list-addresses.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median } from '../statistics.ts'
import { type Flood, flood } from './flood.ts'

interface Round extends Flood {
  readonly perSecond: number
  /** Of what the process can do. */
  readonly share: number
}

/** What the crowd brings, as a multiple of what one process can do. */
const excess = 2

/** Measures the answers of one process at twice its capacity, with a different list for each visitor. */
export async function overloadSection(
  page: BenchPage,
  apps: string,
  { runs, seconds }: { readonly runs: number; readonly seconds: number },
): Promise<Section> {
  await using mock = await startMockOf(10_000)
  // A line of the log for everybody who is turned away would be what is measured.
  await using site = await startSite(folderOf(page, apps), mock)
  const [origin, paths] = [site.url('site'), listAddresses(10_000)]
  const ask = { child: site, origin, paths }
  await measureLoad({ ...ask, seconds: 3 })

  const rounds: Round[] = []
  for (let round = 0; round < runs; round += 1) {
    const { perSecond } = await measureLoad({ ...ask, seconds })
    const crowd = await flood(origin, { rate: Math.max(1, Math.ceil(perSecond * excess)), paths, seconds })
    rounds.push({ perSecond, ...crowd, share: crowd.served / perSecond })
  }
  const middle = (key: keyof Round) => median(rounds.map(round => round[key]))
  return {
    title: `A crowd: ${excess} × what one process can do, a different list each time`,
    tables: [
      {
        columns: [
          'pages/s it can do',
          'pages/s in the crowd',
          'of it',
          'p99, ms',
          'turned away',
          'failed',
          'sender',
        ],
        rows: rounds.map(({ perSecond, served, share, p99, refused, failed, sender }) =>
          [perSecond, served, share, p99, refused, failed, sender].map(figure),
        ),
      },
    ],
    goals: [
      goal('p99 of what is answered in a crowd, ms', middle('p99'), 'at most', 500),
      goal('pages in a crowd to what it can do', middle('share'), 'at least', 0.8),
    ],
    ratios: [{ name: 'pages in a crowd to what it can do', value: middle('share'), better: 'more' }],
    notes: [
      'Who asks and the API have the other core, so on two cores the crowd slows down what it measures.',
      'sender: how much of a core sending the requests took.',
    ],
    series: [
      { name: 'pages/s', unit: 'pages/s', runs: rounds.map(({ perSecond }) => perSecond), isSteady: true },
    ],
  }
}
