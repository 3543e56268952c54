import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { PlanQuestion } from '@jeoul/estimate/plan'
import { markets, questionOf, shoppers } from '@jeoul/estimate/plan/testing/market-questions'
import { launchChromium } from '../browser/launch-chromium.ts'
import { servePage } from '../browser/serve-page.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median, percentile } from '../statistics.ts'

const [parts, malls] = [10, 40]
/** Of each kind in a round: so that the usual rounds take about a minute. */
const questions = 2
/** What it costs to start a worker and to copy a question, whatever the worker does. */
const idleWorker = 'data:text/javascript,addEventListener("message", () => postMessage(null))'

/**
 * Measures how long a shopper waits for the cheapest malls of an estimate: the worker that a site was built with, in a browser,
 * from its start for each question, as the site does it, until its answer is there.
 *
 * @param site folder of a built site
 * @throws Error where the site has no such worker
 */
export async function planWorkerSection(site: string, runs: number): Promise<Section> {
  const client = path.join(site, 'dist/client')
  const planner = await workerOf(client)
  using served = await servePage('', client)
  await using browser = await launchChromium()
  const page = await browser.newPage()
  await page.goto(served.url)
  const session = await browser.newBrowserCDPSession()
  const cpuMs = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
  }
  const measure = async (name: string, worker: string, drawn: readonly PlanQuestion[]) => {
    // What the page takes to receive the questions is none of the worker's.
    const received = await page.evaluateHandle(questions => questions, drawn)
    const before = await cpuMs()
    const times = await page.evaluate(askAll, { worker, drawn: received })
    return { name, times, cpu: ((await cpuMs()) - before) / drawn.length }
  }
  const kinds = Object.entries(markets).flatMap(([name, market]) =>
    Object.entries(shoppers).map(([shopper, terms]) => ({
      name: `${name}; ${shopper}`,
      drawn: Array.from({ length: questions * runs }, (_, seed) =>
        questionOf(market, terms, { parts, malls, seed: seed + 1 }),
      ),
    })),
  )
  const [usualKind] = kinds
  // The first worker that a browser starts costs more than all others.
  await measure('', idleWorker, usualKind?.drawn ?? [])
  const idle = await measure('a worker that answers at once', idleWorker, usualKind?.drawn ?? [])
  const cases = []
  for (const { name, drawn } of kinds) cases.push(await measure(name, planner, drawn))
  const all = cases.flatMap(({ times }) => times)
  const [first, second] = cases
  const usual = Math.max(first?.cpu ?? Number.NaN, second?.cpu ?? Number.NaN)
  const hardest = Math.max(...cases.map(({ cpu }) => cpu))
  const waited = percentile(
    [first, second].flatMap(kind => kind?.times ?? []),
    0.95,
  )
  return {
    title: `가장 싸게 사는 방법 in a browser's worker: ${parts} parts at ${malls} malls`,
    tables: [
      {
        columns: ['market; shopper', 'CPU ms, mean', 'ms by clock, least', 'median', 'p95'],
        rows: [idle, ...cases].map(({ name, times, cpu }) => [
          name,
          figure(cpu),
          figure(Math.min(...times)),
          figure(median(times)),
          figure(percentile(times, 0.95)),
        ]),
      },
    ],
    goals: [
      goal('ms by the clock, p95, usual markets', waited, 'at most', 200),
      goal('CPU ms a question, usual markets', usual, 'at most', 200),
      goal('CPU ms a question, the hardest market', hardest, 'at most', 200),
    ],
    notes: [
      `${figure(all.length)} questions, each with a worker of its own: loading it and both copies of the data count. CPU is of all processes of the browser. The first row is what the browser takes for any worker, the next two are usual markets, the others are as hard as can be.`,
    ],
    series: [{ name: 'plans in a worker', unit: 'ms', runs: all.slice(0, 50), isSteady: false }],
  }
}

/** The path of the worker. */
async function workerOf(client: string): Promise<string> {
  const files = await readdir(path.join(client, 'assets'))
  const file = files.find(name => /^solve\.worker-.*\.js$/.test(name))
  if (file === undefined) throw new Error(`${client} has no worker that plans a purchase`)
  return `/assets/${file}`
}

/** Asks one question after the other, in the page. */
async function askAll({
  worker,
  drawn,
}: {
  readonly worker: string
  readonly drawn: readonly PlanQuestion[]
}): Promise<number[]> {
  const times: number[] = []
  for (const question of drawn) {
    const began = performance.now()
    const asked = new Worker(worker, { type: 'module' })
    await new Promise<void>((resolve, reject) => {
      asked.addEventListener('message', () => resolve())
      asked.addEventListener('error', () => reject(new Error('the worker failed')))
      asked.postMessage(question)
    })
    times.push(performance.now() - began)
    asked.terminate()
  }
  return times
}
