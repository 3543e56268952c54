/** `pnpm bench`: measures the project's performance goals and reports which are met. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { compareWith } from './against/compare-with.ts'
import { folderOf, listPage, mobileListPage } from './bench-pages.ts'
import { browserSection } from './browser/browser-section.ts'
import { filterPages } from './filters/filter-pages.ts'
import { filtersSection } from './filters/filters-section.ts'
import { mockRatiosSection } from './mock/mock-ratios-section.ts'
import { mockSection } from './mock/mock-section.ts'
import { offlineSection } from './offline/offline-section.ts'
import { type BenchOptions, readOptions, type SectionName, usage } from './options.ts'
import { overloadSection } from './overload/overload-section.ts'
import { workersSection } from './overload/workers-section.ts'
import { peersSection } from './peers/peers-section.ts'
import { planWorkerSection } from './plans/plan-worker-section.ts'
import { plansSection } from './plans/plans-section.ts'
import { rankingSection } from './ranking/ranking-section.ts'
import { keepRatios } from './ratios/keep-ratios.ts'
import { renderSection } from './render/render-section.ts'
import { formatNoise, formatSection } from './report/format.ts'
import type { Section } from './report/section.ts'
import { scrollingSection } from './scrolling/scrolling-section.ts'
import { sizeSection } from './size/size-section.ts'

type Measure = (options: BenchOptions) => readonly (() => Promise<Section>)[]

/** The measurements of each section, run one after the other. */
const measures: Readonly<Record<SectionName, Measure>> = {
  mock: ({ runs, ratios }) => [() => (ratios ? mockRatiosSection() : mockSection(runs))],
  peers: ({ runs }) => [() => peersSection(runs)],
  ranking: ({ runs }) => [() => rankingSection(runs)],
  plans: ({ runs, ratios }) => [async () => plansSection(ratios ? 1 : runs)],
  'plan-worker': ({ apps, runs }) => [() => planWorkerSection(folderOf(listPage, apps), runs)],
  render: ({ apps, runs, ratios }) => [
    () => renderSection(folderOf(listPage, apps), { runs, seconds: ratios ? 1 : 2 }),
  ],
  overload: ({ apps, runs, ratios }) => [
    () => overloadSection(listPage, apps, { runs: ratios ? 3 : runs, seconds: ratios ? 2 : 4 }),
  ],
  workers: ({ apps, runs }) => [() => workersSection(listPage, apps, runs)],
  size: ({ pages, apps }) => pages.map(page => () => sizeSection(page, apps)),
  browser: ({ pages, apps, runs }) => pages.map(page => () => browserSection(page, apps, runs)),
  filters: ({ apps, runs }) => filterPages.map(page => () => filtersSection(page, apps, runs)),
  scrolling: ({ apps, runs }) => [() => scrollingSection(apps, runs)],
  offline: ({ apps, runs }) => [() => offlineSection(mobileListPage, apps, runs)],
}

/** Sections that need no built site. */
const sectionsWithoutBuild: readonly SectionName[] = ['mock', 'peers', 'ranking', 'plans']

async function bench(options: BenchOptions): Promise<void> {
  const { sections, pages, runs, jsonFile, apps, ratios } = options
  const [load = 0] = loadavg()
  const needed = sections.every(name => sectionsWithoutBuild.includes(name)) ? [] : [listPage, ...pages]
  const missing = needed
    .map(page => folderOf(page, apps))
    .find(site => !existsSync(path.join(site, 'dist/server')))
  if (missing !== undefined) throw new Error(`${missing} is not built`)
  const found: (Section & { readonly name: SectionName })[] = []
  for (const name of sections) {
    for (const measure of measures[name](options)) {
      const section = await measure()
      console.log(formatSection(section))
      found.push({ name, ...section })
    }
  }
  const series = found.flatMap(section => section.series)
  console.log(`\n${formatNoise(series, load)}`)
  if (ratios) await keepRatios(ratios, found)
  if (jsonFile) await writeFile(jsonFile, `${JSON.stringify({ runs, load, sections: found }, null, 2)}\n`)
}

try {
  process.env.NODE_ENV = 'production'
  const options = readOptions(process.argv.slice(2))
  await (options.against === null ? bench(options) : compareWith(options.against, options))
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`bench: ${message}\n${usage}`)
  process.exitCode = 1
}
