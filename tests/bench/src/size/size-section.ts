import { gzipSync } from 'node:zlib'
import type { BenchPage } from '../bench-pages.ts'
import { launchChromium } from '../browser/launch-chromium.ts'
import { loadPage } from '../browser/load-page.ts'
import { pageOf } from '../browser/measured-pages.ts'
import { startHouse } from '../children/start-house.ts'
import { figure } from '../report/format.ts'
import { goal, type Section, type Table } from '../report/section.ts'
import { pageFiles } from './page-files.ts'

interface Size {
  readonly name: string
  readonly raw: number
  readonly gzip: number
}

/** Measures what a first visit to a page loads until it is idle, in bytes of gzip -9. */
export async function sizeSection(page: BenchPage, apps: string): Promise<Section> {
  await using house = await startHouse(page, apps)
  await using browser = await launchChromium()
  const loaded = await loadPage(browser, pageOf(page, house), 1)
  const origin = house.site.url('site')
  const html = await fetchBytes(origin + page.path)
  const announced = pageFiles(html.toString())
  const sizesOf = (addresses: Iterable<string>) =>
    Promise.all(Array.from(addresses, async address => sizeOf(address, await fetchBytes(origin + address))))
  const scripts = await sizesOf(new Set([...announced.scripts, ...loaded.scripts]))
  const styles = await sizesOf(new Set([...announced.styles, ...loaded.styles]))
  const script = total('script', scripts)
  const style = total('style', styles)
  const sums = [script, style, sizeOf('HTML', html)]
  return {
    title: `First visit to ${page.name} (${page.path}), bytes`,
    tables: [tableOf('file', [...scripts, ...styles]), tableOf('together', sums)],
    goals: page.limits
      ? [
          goal(`${page.name}: script, KB gzip`, script.gzip / 1000, 'at most', page.limits.script),
          goal(`${page.name}: style, KB gzip`, style.gzip / 1000, 'at most', page.limits.style),
        ]
      : [],
    notes: [
      '1 KB is 1,000 bytes.',
      ...loaded.scripts
        .filter(address => !announced.scripts.includes(address))
        .map(address => `The HTML does not announce ${address}.`),
    ],
    series: [...scripts, ...styles, ...sums].map(({ name, gzip }) => ({
      name: `${page.name}: ${name}`,
      unit: 'bytes gzip',
      runs: [gzip],
      isSteady: true,
    })),
  }
}

function tableOf(what: string, sizes: readonly Size[]): Table {
  return {
    columns: [what, 'raw', 'gzip'],
    rows: sizes.map(({ name, raw, gzip }) => [name, figure(raw), figure(gzip)]),
  }
}

function total(name: string, sizes: readonly Size[]): Size {
  const sum = (key: 'raw' | 'gzip') => sizes.reduce((all, size) => all + size[key], 0)
  return { name, raw: sum('raw'), gzip: sum('gzip') }
}

function sizeOf(name: string, content: Buffer): Size {
  return { name, raw: content.length, gzip: gzipSync(content, { level: 9 }).length }
}

/** Decompresses the server's answer. */
async function fetchBytes(url: string): Promise<Buffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
