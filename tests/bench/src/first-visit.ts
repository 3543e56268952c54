/**
 * `node tests/bench/src/first-visit.ts [--against CHECKOUT] [--page NAMES] [--rounds N]`: how the phone's pages come
 * alive, and how long the first presses take to be answered. With `--against`, another built checkout is measured in turns
 * with this one, over the same mock.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Press, press, pressesOfList, pressesOfProduct } from './browser/press.ts'
import { launchChromium } from './browser/slow-phone.ts'
import { type VisitedPage, visit } from './browser/visit.ts'
import { measuredCategory, productPath } from './load/lists.ts'
import { figure, formatTable } from './report.ts'
import { freePort, rootFolder, type Server, startMock, startSite } from './servers/start-server.ts'
import { median, ratioOf } from './statistics.ts'

interface PhonePage extends VisitedPage {
  readonly name: string
  readonly presses: readonly Press[]
}

const rows = { products: '#products ol > li', least: 10 }
const pages: readonly PhonePage[] = [
  { name: 'home', path: '/', products: '#showcase li[data-ad]', least: 4, presses: [] },
  { name: 'list', path: `/list/${measuredCategory}`, ...rows, presses: pressesOfList },
  { name: 'search', path: '/search?keyword=rtx', ...rows, presses: [] },
  // "왜 이 가격?" directly follows the price.
  { name: 'item', path: productPath, products: 'article details', least: 1, presses: pressesOfProduct },
]

/** How many times as slow as this machine the phone's processor is. */
const slowness = [4, 12]

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    page: { type: 'string', default: pages.map(({ name }) => name).join() },
    rounds: { type: 'string', default: '5' },
  },
})
const chosen = pages.filter(({ name }) => values.page.split(',').includes(name))

await using stack = new AsyncDisposableStack()
const checkouts = [rootFolder, values.against ?? []].flat().map(folder => path.resolve(folder))
const ports: number[] = []
for (const _ of checkouts) ports.push(await freePort())
const mock = stack.use(
  await startMock(
    10_000,
    ports.map(port => `http://localhost:${port}`),
  ),
)
const sites: Server[] = []
for (const [place, checkout] of checkouts.entries()) {
  // Pages as somebody else has just visited them: `render` measures what making one costs.
  const options = { app: 'web-mobile', mock, checkout, sharedMs: 600_000 } as const
  sites.push(stack.use(await startSite({ ...options, port: ports[place] ?? 0 })))
}
// A server that has been serving for a while: its first pages take several times as long.
for (const address of sites.flatMap(({ origin }) => chosen.map(({ path }) => origin + path))) {
  for (let visited = 0; visited < 20; visited += 1) await (await fetch(address)).text()
}
const browser = stack.use(await launchChromium())

const found = new Map<string, number[][]>()
function note(name: string, place: number, value: number): void {
  const series = found.get(name) ?? sites.map(() => [])
  series[place]?.push(value)
  found.set(name, series)
}

for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const page of chosen) {
    for (const cpu of slowness) {
      for (const [place, { origin }] of sites.entries()) {
        const figures = await visit(browser, origin, page, cpu)
        for (const [name, value] of Object.entries(figures))
          note(`${page.name} ${cpu}× ${name}`, place, value)
      }
    }
    for (const one of page.presses) {
      for (const [place, { origin }] of sites.entries()) {
        const ms = await press(browser, origin + page.path, one)
        note(`${page.name}: ${one.name} pressed, answered after`, place, ms)
      }
    }
  }
}

const compared = ['there', 'ratio', 'of each round']
console.log(
  formatTable({
    columns: ['medians, ms', 'here', ...(sites.length > 1 ? compared : [])],
    rows: [...found].map(([name, [here = [], there]]) => {
      if (!there) return [name, figure(median(here))]
      const { ratio, least, most } = ratioOf(here, there)
      const range = `${figure(least)} to ${figure(most)}`
      return [name, figure(median(here)), figure(median(there)), figure(ratio), range]
    }),
  }),
)
