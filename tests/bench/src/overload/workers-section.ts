import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BenchPage, folderOf } from '../bench-pages.ts'
import { freePort } from '../children/free-port.ts'
import { type Child, startChild } from '../children/start-child.ts'
import { patience, startMockOf } from '../children/start-house.ts'
import { alternate, middle, seriesOf } from '../load/alternate.ts'
import { figure } from '../report/format.ts'
import type { Section } from '../report/section.ts'
import { median } from '../statistics.ts'

/** Measures how many pages a second the built program makes in one and in two processes. */
export async function workersSection(page: BenchPage, apps: string, runs: number): Promise<Section> {
  await using mock = await startMockOf(10_000)
  await using hosts = await startChild('replay.ts', {
    BENCH_MAIN: mock.url('main'),
    BENCH_SECOND: mock.url('second'),
  })
  await using one = await startProgram(folderOf(page, apps), hosts, 1)
  await using two = await startProgram(folderOf(page, apps), hosts, 2)
  // Its own processes tell no CPU time; that of the hosts is not looked at.
  const contenders = [one, two].map(({ name, origin }) => ({
    name,
    origin,
    child: hosts,
    paths: [page.path],
  }))
  const results = await alternate(contenders, { runs })
  const [single, double] = results
  if (!single || !double) throw new Error('nothing was measured')
  const ratio = median(
    double.rounds.map(({ perSecond }, round) => perSecond / (single.rounds[round]?.perSecond ?? Number.NaN)),
  )
  return {
    title: 'Processes of one site (JEOUL_WORKERS), a list with nothing shared',
    tables: [
      {
        columns: ['processes', 'pages/s'],
        rows: results.map(result => [result.name, figure(middle(result, 'perSecond'))]),
      },
    ],
    goals: [],
    notes: [
      `Two make ${figure(ratio)} × the pages of one. The hosts' answers are replayed, so that they and the client leave nearly ` +
        'two cores to two processes.',
    ],
    series: results.flatMap(result => seriesOf(result).slice(0, 1)),
  }
}

/** Starts the built program as an operator does. */
async function startProgram(folder: string, hosts: Child, workers: number) {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const child = fork(path.join(folder, 'dist/server/main.js'), [], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      JEOUL_MOCK: 'on',
      JEOUL_WORKERS: String(workers),
      JEOUL_LOG_LEVEL: 'error',
      JEOUL_DRAIN_MS: '1',
      JEOUL_ORIGIN: origin,
      JEOUL_OTHER_SITE: 'http://localhost:4001',
      JEOUL_DEVICE_REDIRECT: 'off',
      ...patience,
      // Each page is made anew, with all its calls.
      JEOUL_SHARED_MS: '0',
      JEOUL_MAIN_API: hosts.url('main'),
      JEOUL_SECOND_API: hosts.url('second'),
    },
  })
  const deadline = performance.now() + 20_000
  while (!(await fetch(`${origin}/favicon.svg`).catch(() => null))?.ok) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('the program did not start')
    await setTimeout(200)
  }
  return {
    name: `${workers}`,
    origin,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
