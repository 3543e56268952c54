import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { listAddresses } from '../load/lists.ts'
import { measureLoad, nextPath, type Rounds, warmUp } from '../load/measure-load.ts'
import { figure, goal, type Section } from '../report.ts'
import { startMock, startSite } from '../servers/start-server.ts'
import { median, percentile } from '../statistics.ts'

/** Measures the answers of one process at twice its capacity, with a different list for each visitor. */
export async function overload({ rounds, seconds }: Rounds): Promise<Section> {
  await using mock = await startMock(10_000)
  await using site = await startSite({ app: 'web-desktop', mock })
  const contender = { name: 'lists', server: site, paths: listAddresses(10_000) }
  await warmUp(contender, 3)
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    const { perSecond } = await measureLoad(contender, seconds)
    const crowd = await sendCrowd(site.origin, contender.paths, Math.ceil(perSecond * 2), seconds)
    found.push({ perSecond, ...crowd, share: crowd.served / perSecond })
  }
  const share = median(found.map(round => round.share))
  const p99 = median(found.map(round => round.p99))
  return {
    title: 'A crowd at twice what one process can do, a different list each time',
    table: {
      columns: ['pages/s it can do', 'in the crowd', 'of it', 'p99, ms', '503', 'failed'],
      rows: found.map(({ perSecond, served, share, p99, refused, failed }) =>
        [perSecond, served, share, p99, refused, failed].map(figure),
      ),
    },
    goals: [
      goal('p99 of pages in a crowd, ms', p99, 'at most', 500),
      goal('pages in a crowd to what it can do', share, 'at least', 0.8),
    ],
    ratios: [{ name: 'pages in a crowd to what it can do', value: share, better: 'more' }],
  }
}

/**
 * Requests pages at even intervals without waiting for answers, as people do who know nothing of each other. autocannon
 * can't: at a fixed rate it sends the requests of a second at once, and each connection waits for its answer. Times count
 * from when a request was due, so that a late sender flatters nobody.
 */
async function sendCrowd(origin: string, paths: readonly string[], rate: number, seconds: number) {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let [refused, failed] = [0, 0]
  const ask = async (path: string, due: number) => {
    const status = await statusOf(origin + path, agent).catch(() => 0)
    if (status === 200) times.push(performance.now() - due)
    else if (status === 503) refused += 1
    else failed += 1
  }
  const began = performance.now()
  const answers: Promise<void>[] = []
  while (answers.length < rate * seconds) {
    const due = began + (answers.length * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    answers.push(ask(nextPath(paths), due))
  }
  await Promise.all(answers)
  const elapsed = performance.now() - began
  agent.destroy()
  return { served: (times.length * 1000) / elapsed, p99: percentile(times, 0.99), refused, failed }
}

/** Resolves when the whole answer has arrived. */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, answer => {
      answer.once('error', reject).once('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.once('error', reject).end()
  })
}
