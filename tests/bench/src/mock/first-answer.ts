import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../children/free-port.ts'
import { rootFolder } from '../paths.ts'
import { figure } from '../report/format.ts'
import { type Goal, goal, type Series, type Table } from '../report/section.ts'
import { median } from '../statistics.ts'

const program = path.join(rootFolder, 'apps/mock-cli/bin/jeoul-mock.mjs')
const list = '/front/v3/items?cate_id=111213&idx_b_manager=1&offset=0&limit=30'
const sizes = [
  { items: 10_000, limit: 300 },
  { items: 100_000, limit: 600 },
]

interface FirstAnswers {
  readonly table: Table
  readonly goals: readonly Goal[]
  readonly notes: readonly string[]
  readonly series: readonly Series[]
}

/**
 * Measures from the start of a `jeoul-mock serve` process until a whole list was received, alternating
 * between catalogue sizes.
 */
export async function measureFirstAnswers(runs: number): Promise<FirstAnswers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jeoul-bench-'))
  try {
    const veryFirst = await firstAnswer(10_000, folder)
    const found = sizes.map(size => ({
      ...size,
      name: `first answer, ${figure(size.items)} items`,
      ms: [] as number[],
    }))
    for (let round = 0; round < runs * 2; round += 1) {
      for (const { items, ms } of found) ms.push(await firstAnswer(items, folder))
    }
    return {
      table: {
        columns: ['from the start of the process', 'ms', 'least', 'most'],
        rows: found.map(({ name, ms }) => [
          name,
          ...[median(ms), Math.min(...ms), Math.max(...ms)].map(figure),
        ]),
      },
      goals: found.map(({ name, ms, limit }) => goal(`ms to the ${name}`, median(ms), 'at most', limit)),
      notes: [
        `The very first start on a machine, with nothing compiled yet, answers after ${figure(veryFirst)} ms.`,
      ],
      series: found.map(({ name, ms }) => ({ name, unit: 'ms', runs: ms, isSteady: true })),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param compileCache folder of Node's compile cache, kept between starts */
async function firstAnswer(items: number, compileCache: string): Promise<number> {
  const [main, second] = [String(await freePort()), String(await freePort())]
  const args = ['serve', '--items', String(items), '--port-main', main, '--port-second', second]
  const began = performance.now()
  const mock = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(mock.stdout, 'data')
  await receive(`http://127.0.0.1:${main}${list}`)
  const ms = performance.now() - began
  mock.kill()
  await once(mock, 'exit')
  return ms
}

/** Resolves when the whole answer has arrived. */
function receive(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, response => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
    })
    request.once('error', reject)
  })
}
