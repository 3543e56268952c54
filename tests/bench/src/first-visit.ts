/**
 * `node tests/bench/src/first-visit.ts [CHECKOUT] [--against CHECKOUT] [--rounds N]`: how a page comes alive on a phone, without a touch,
 * and how long the first presses then take to be answered. With `--against`, another built checkout is measured in turns
 * with this one, over the same mock.
 */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, devices, type Page } from '@playwright/test'
import { ratioOf } from './against/ratio-of.ts'
import { type BenchPage, benchPages } from './bench-pages.ts'
import { launchChromium } from './browser/launch-chromium.ts'
import { blockingTime } from './browser/metrics.ts'
import { recordPage } from './browser/record-page.ts'
import { openSlowPhone } from './browser/slow-phone.ts'
import { freePort } from './children/free-port.ts'
import type { Child } from './children/start-child.ts'
import { startMockOf, startSite } from './children/start-house.ts'
import { rootFolder } from './paths.ts'
import { figure, formatTable } from './report/format.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
const rounds = Number(values.rounds)
/** TBT counts the main thread's tasks until so many milliseconds after the document has loaded. */
const watchedAfterLoad = 5000
/** Milliseconds between the document's load and a press. */
const restBeforePress = 3000
const pages = benchPages.filter(({ app }) => app === 'web-mobile')

/** Notes when React has hydrated the page. Runs in the page, before its own scripts. */
function noteHydration(): void {
  const observer = new MutationObserver(() => {
    if (!('ready' in document.documentElement.dataset)) return
    performance.mark('hydrated')
    observer.disconnect()
  })
  observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
}

/** What a first visit to a page takes on a slow phone that nobody touches. */
async function visit(
  browser: Browser,
  site: Child,
  page: BenchPage,
  cpu: number,
): Promise<Readonly<Record<string, number>>> {
  const phone = await openSlowPhone(browser, cpu)
  try {
    await phone.addInitScript(recordPage, { selector: page.products, least: page.least })
    await phone.addInitScript(noteHydration)
    await phone.goto(site.url('site') + page.path, { waitUntil: 'load', timeout: 90_000 })
    await phone.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, {
      timeout: 90_000,
    })
    const loaded = await phone.evaluate(() => performance.timing.loadEventEnd - performance.timeOrigin)
    await setTimeout(watchedAfterLoad + 500)
    const record = await phone.evaluate(() => window.benchRecord)
    if (!record) throw new Error('the page lost its record')
    const [hydrated, bytes] = await phone.evaluate(() => {
      const at = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN
      const files = performance.getEntriesByType('resource').map(entry => entry.toJSON())
      const early = files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= at)
      return [at, early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)]
    })
    const fcp = record.fcp ?? Number.NaN
    return {
      FCP: fcp,
      LCP: record.lcp?.time ?? Number.NaN,
      products: record.products ?? Number.NaN,
      hydrated: hydrated ?? Number.NaN,
      TBT: blockingTime(record.tasks, fcp, loaded + watchedAfterLoad),
      'script kB before hydration': (bytes ?? Number.NaN) / 1000,
    }
  } finally {
    await phone.context().close()
  }
}

interface Press {
  readonly name: string
  readonly page: 'mobile-list' | 'mobile-item'
  readonly act: (page: Page) => Promise<unknown>
  /** A selector of what answers it: it matches nothing, or less, before. */
  readonly answer: string
}

const inMain = (page: Page, role: 'button' | 'checkbox', name: RegExp) =>
  page.getByRole('main').getByRole(role, { name }).first()
const inHeader = {
  name: 'header',
  act: (page: Page) => page.getByRole('banner').getByRole('link', { name: '검색' }).tap(),
  answer: 'dialog[open], [role=dialog]',
}
const presses: readonly Press[] = [
  {
    name: 'heart',
    page: 'mobile-list',
    act: page => inMain(page, 'button', /찜$/).tap(),
    answer: '[aria-pressed=true]',
  },
  {
    name: 'sort',
    page: 'mobile-list',
    act: page => page.getByRole('combobox', { name: '정렬' }).selectOption('낮은가격순'),
    answer: '#products [aria-busy=true]',
  },
  { page: 'mobile-list', ...inHeader },
  {
    name: '비교',
    page: 'mobile-item',
    act: page => inMain(page, 'checkbox', /비교$/).tap(),
    answer: '[aria-label="비교할 상품"]',
  },
  {
    name: 'order of malls',
    page: 'mobile-item',
    act: page => page.getByRole('link', { name: '카드가순', exact: true }).tap(),
    answer: 'a[href$="tab=card"][aria-current]',
  },
  { page: 'mobile-item', ...inHeader },
]

/** Resolves with the time from the next press until the frame after its answer. Runs in the page. */
function watchAnswer(answer: string): void {
  const before = document.querySelectorAll(answer).length
  const answered = new Promise<number>(resolve => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelectorAll(answer).length <= before) requestAnimationFrame(look)
        else requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      }
      look()
    }
    for (const type of ['pointerup', 'change']) addEventListener(type, begin, { capture: true, once: true })
  })
  Reflect.set(window, 'answered', answered)
}

/** How long a press takes to be answered, the visitor's first, on an unhurried machine and line. */
async function press(browser: Browser, site: Child, { page, act, answer }: Press): Promise<number> {
  const address = pages.find(({ name }) => name === page)?.path ?? '/'
  const context = await browser.newContext(devices['Pixel 7'])
  try {
    const phone = await context.newPage()
    await phone.goto(site.url('site') + address, { waitUntil: 'load' })
    await setTimeout(restBeforePress)
    await phone.evaluate(watchAnswer, answer)
    await act(phone)
    return await phone.evaluate(async () => Number(await Reflect.get(window, 'answered')))
  } finally {
    await context.close()
  }
}

const checkouts = [positionals[0] ?? rootFolder, values.against ?? []].flat().map(one => path.resolve(one))
const found = new Map<string, number[][]>()

function note(name: string, checkout: number, value: number): void {
  const series = found.get(name) ?? checkouts.map(() => [])
  series[checkout]?.push(value)
  found.set(name, series)
}

process.env.NODE_ENV = 'production'
await using stack = new AsyncDisposableStack()
const ports = await Promise.all(checkouts.map(() => freePort()))
const mock = stack.use(await startMockOf(10_000, ports.map(port => `http://localhost:${port}`).join()))
const sites: Child[] = []
for (const [place, checkout] of checkouts.entries()) {
  const env = { PORT: String(ports[place]), BENCH_MOBILE: '1', JEOUL_SHARED_MS: '600000' }
  sites.push(stack.use(await startSite(path.join(checkout, 'apps/web-mobile'), mock, env)))
}
for (const address of sites.flatMap(site => pages.map(page => site.url('site') + page.path))) {
  for (let visited = 0; visited < 20; visited += 1) await fetch(address)
}
const browser = stack.use(await launchChromium())
for (let round = 0; round < rounds; round += 1) {
  for (const page of pages) {
    for (const cpu of [4, 12]) {
      for (const [checkout, site] of sites.entries()) {
        const figures = await visit(browser, site, page, cpu)
        for (const [name, value] of Object.entries(figures))
          note(`${page.name} ${cpu}× ${name}`, checkout, value)
      }
    }
  }
  for (const one of presses) {
    for (const [checkout, site] of sites.entries()) {
      note(`${one.page} ${one.name} pressed, answered after`, checkout, await press(browser, site, one))
    }
  }
}
const rows = [...found].map(([name, [here = [], there = []]]) => {
  const { mine, theirs, ratio, least, most } = ratioOf(here, there)
  return [name, figure(mine), figure(theirs), figure(ratio), `${figure(least)} to ${figure(most)}`]
})
console.log(formatTable({ columns: ['medians, ms', 'here', 'there', 'ratio', 'of each round'], rows }))
