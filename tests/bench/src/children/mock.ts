/**
 * Serves the mock's two hosts on free ports. `BENCH_ITEMS` sets the catalogue's size, `BENCH_ORIGIN` the sites
 * that may read it, separated by commas.
 */
import { generateCatalogue, startMock } from '@jeoul/mock'
import { reportToParent } from './report-to-parent.ts'

const { mainUrl, secondUrl } = await startMock({
  catalogue: generateCatalogue({ items: Number(process.env.BENCH_ITEMS) }),
  portMain: 0,
  portSecond: 0,
  origins: (process.env.BENCH_ORIGIN ?? 'http://localhost').split(','),
})
reportToParent({ main: mainUrl, second: secondUrl })
