/** `pnpm bench`: measures what the project promises about speed and says which promises hold. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { browserSection } from './browser/browser-section.ts'
import { filtersSection } from './filters/filters-section.ts'
import { mockSection } from './mock/mock-section.ts'
import { type BenchOptions, readOptions, type SectionName, usage } from './options.ts'
import { peersSection } from './peers/peers-section.ts'
import { rankingSection } from './ranking/ranking-section.ts'
import { renderSection } from './render/render-section.ts'
import { formatNoise, formatSection } from './report/format.ts'
import type { Section } from './report/section.ts'
import { sizeSection } from './size/size-section.ts'

const measure: Readonly<Record<SectionName, (site: string, runs: number) => Promise<Section>>> = {
  mock: (_, runs) => mockSection(runs),
  peers: (_, runs) => peersSection(runs),
  ranking: (_, runs) => rankingSection(runs),
  render: renderSection,
  size: sizeSection,
  browser: browserSection,
  filters: filtersSection,
}

/** Measured without a built site. */
const builtless: readonly SectionName[] = ['mock', 'peers', 'ranking']

async function bench({ sections, runs, jsonFile, site }: BenchOptions): Promise<void> {
  const [load = 0] = loadavg()
  if (sections.some(name => !builtless.includes(name)) && !existsSync(path.join(site, 'dist/server'))) {
    throw new Error(`${site} is not built`)
  }
  const found: (Section & { readonly name: SectionName })[] = []
  for (const name of sections) {
    const section = await measure[name](site, runs)
    console.log(formatSection(section))
    found.push({ name, ...section })
  }
  const series = found.flatMap(section => section.series)
  console.log(`\n${formatNoise(series, load)}`)
  if (jsonFile) await writeFile(jsonFile, `${JSON.stringify({ runs, load, sections: found }, null, 2)}\n`)
}

try {
  process.env.NODE_ENV = 'production'
  await bench(readOptions(process.argv.slice(2)))
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`bench: ${message}\n${usage}`)
  process.exitCode = 1
}
