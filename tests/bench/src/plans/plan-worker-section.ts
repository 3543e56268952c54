import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { markets, questionOf, shoppers } from '@jeoul/purchase-plan/testing/market-questions'
import { launchChromium } from '../browser/launch-chromium.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median, percentile } from '../statistics.ts'

const [parts, malls] = [10, 40]
const questions = 10
const address = 'http://localhost/'
const assets = 'dist/client/assets'

/**
 * Measures how long a shopper waits for the cheapest malls of an estimate: the worker that a site was built with, in a browser,
 * from its start for each question, as the site does it, until its answer is there.
 *
 * @param site folder of a built site
 * @throws Error where the site has no such worker
 */
export async function planWorkerSection(site: string, runs: number): Promise<Section> {
  await using browser = await launchChromium()
  const page = await browser.newPage()
  const script = await workerOf(site)
  await page.route('**/*', route =>
    route.request().url().endsWith('/worker.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.goto(address)
  const session = await browser.newBrowserCDPSession()
  const cpuMs = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
  }
  const cases = []
  for (const [name, market] of Object.entries(markets)) {
    for (const [shopper, terms] of Object.entries(shoppers)) {
      const drawn = Array.from({ length: questions * runs }, (_, seed) =>
        questionOf(market, terms, { parts, malls, seed: seed + 1 }),
      )
      const before = await cpuMs()
      const times = await page.evaluate(askAll, drawn)
      const cpu = ((await cpuMs()) - before) / drawn.length
      cases.push({ name: `${name}; ${shopper}`, times, cpu })
    }
  }
  const all = cases.flatMap(({ times }) => times)
  const [first, second] = cases
  const usual = Math.max(first?.cpu ?? Number.NaN, second?.cpu ?? Number.NaN)
  const hardest = Math.max(...cases.map(({ cpu }) => cpu))
  return {
    title: `가장 싸게 사는 방법 in a browser's worker: ${parts} parts at ${malls} malls`,
    tables: [
      {
        columns: ['market; shopper', 'CPU ms, mean', 'ms by clock, least', 'median', 'p95'],
        rows: cases.map(({ name, times, cpu }) => [
          name,
          figure(cpu),
          figure(Math.min(...times)),
          figure(median(times)),
          figure(percentile(times, 0.95)),
        ]),
      },
    ],
    goals: [
      goal('CPU ms a question, usual markets', usual, 'at most', 200),
      goal('CPU ms a question, the hardest market', hardest, 'at most', 200),
    ],
    notes: [
      `${figure(all.length)} questions, each with a worker of its own: loading it and both copies of the data count. CPU is of all processes of the browser. The first two rows are usual markets, the others are as hard as can be.`,
    ],
    series: [{ name: 'plans in a worker', unit: 'ms', runs: all.slice(0, 50), isSteady: false }],
  }
}

async function workerOf(site: string): Promise<string> {
  const files = await readdir(path.join(site, assets))
  const file = files.find(name => /^solve\.worker-.*\.js$/.test(name))
  if (file === undefined) throw new Error(`${site} has no worker that plans a purchase`)
  return readFile(path.join(site, assets, file), 'utf8')
}

/** Asks one question after the other, in the page. */
async function askAll(drawn: readonly unknown[]): Promise<number[]> {
  const times: number[] = []
  for (const question of drawn) {
    const began = performance.now()
    const worker = new Worker('/worker.js', { type: 'module' })
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('message', () => resolve())
      worker.addEventListener('error', () => reject(new Error('the worker failed')))
      worker.postMessage(question)
    })
    times.push(performance.now() - began)
    worker.terminate()
  }
  return times
}
