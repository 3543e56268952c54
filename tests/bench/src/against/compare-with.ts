import { type BenchPage, folderOf, listPage, productPath } from '../bench-pages.ts'
import { interleave, type PageResult } from '../browser/interleave.ts'
import { launchChromium } from '../browser/launch-chromium.ts'
import { loadPage } from '../browser/load-page.ts'
import { pageOf } from '../browser/measured-pages.ts'
import { startHouse, startMockOf, startSite } from '../children/start-house.ts'
import { alternate } from '../load/alternate.ts'
import type { BenchOptions } from '../options.ts'
import { listAddresses } from '../render/list-addresses.ts'
import { figure, formatTable } from '../report/format.ts'
import { buildCommit } from './build-commit.ts'
import { ratioOf } from './ratio-of.ts'

/** Builds another commit, measures it and this one in turns, and prints how they relate. */
export async function compareWith(ref: string, options: BenchOptions): Promise<void> {
  await using other = await buildCommit(ref)
  const pair = { here: options.apps, there: other.apps }
  console.log(`\nThis tree beside ${other.hash}, in turns, ${options.runs} rounds`)
  if (options.sections.includes('render')) {
    print('pages a second', other.hash, await compareRender(pair, options.runs))
  }
  if (options.sections.includes('browser')) {
    for (const page of options.pages) {
      print(`${page.name} at 4×, ms`, other.hash, await compareBrowser(pair, page, options.runs))
    }
  }
}

interface Pair {
  readonly here: string
  readonly there: string
}

interface Row {
  readonly name: string
  readonly here: readonly number[]
  readonly there: readonly number[]
}

async function compareRender({ here, there }: Pair, runs: number): Promise<readonly Row[]> {
  await using mock = await startMockOf(10_000)
  await using mine = await startSite(folderOf(listPage, here), mock)
  await using theirs = await startSite(folderOf(listPage, there), mock)
  const workloads = [
    ['the same list', [listPage.path]],
    ['a different list each time', listAddresses(10_000)],
    ['the same product', [productPath]],
  ] as const
  const results = await alternate(
    workloads.flatMap(([name, paths]) =>
      [mine, theirs].map(child => ({ name, child, origin: child.url('site'), paths })),
    ),
    { runs },
  )
  return workloads.map(([name], index) => {
    const [own, other] = results.slice(index * 2)
    const perSecond = (result: typeof own) => result?.rounds.map(load => load.perSecond) ?? []
    return { name, here: perSecond(own), there: perSecond(other) }
  })
}

async function compareBrowser({ here, there }: Pair, page: BenchPage, runs: number): Promise<readonly Row[]> {
  await using mine = await startHouse(page, here)
  await using theirs = await startHouse(page, there)
  await using browser = await launchChromium()
  const pages = [pageOf(page, mine), pageOf(page, theirs)]
  for (const measured of pages) await loadPage(browser, measured, 1)
  const [own, other] = await interleave(browser, pages, 4, runs)
  const values = (result: PageResult | undefined, name: (typeof names)[number]) =>
    result?.metrics.map(metrics => metrics[name]) ?? []
  return names.map(name => ({ name, here: values(own, name), there: values(other, name) }))
}

const names = ['fcp', 'lcp', 'products', 'blocked', 'longest'] as const

function print(what: string, hash: string, rows: readonly Row[]): void {
  const table = {
    columns: [what, 'here', hash, 'ratio', 'of each round'],
    rows: rows.map(({ name, here, there }) => {
      const { mine, theirs, ratio, least, most } = ratioOf(here, there)
      return [name, figure(mine), figure(theirs), figure(ratio), `${figure(least)} to ${figure(most)}`]
    }),
  }
  console.log(`\n${formatTable(table)}`)
}
