import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from './free-ports.ts'
import { expect, test } from './sites.ts'

const built = path.join(import.meta.dirname, '../../../apps/web-mobile/dist')

test('a build copied to another folder serves its pages, reports to its operator, and answers what it was asked before it ends', async ({
  running: { mock },
  sites,
}) => {
  test.setTimeout(90_000)
  const [port = 0, operatorPort = 0] = await freePorts(2)
  const site = `http://127.0.0.1:${port}`
  const operator = `http://127.0.0.1:${operatorPort}`
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    JEOUL_OPERATOR_PORT: String(operatorPort),
    JEOUL_MAIN_API: mock.mainUrl,
    JEOUL_SECOND_API: mock.secondUrl,
    JEOUL_RENDER_BUDGET_MS: '4500',
    JEOUL_DRAIN_MS: '10000',
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'jeoul-'))
  const started: ChildProcess[] = []
  try {
    // No folder above it has packages that it could find.
    await cp(built, path.join(folder, 'dist'), { recursive: true })
    const start = (more: object): ChildProcess => {
      const server = spawn(process.execPath, ['dist/server/main.js'], {
        cwd: folder,
        env: { ...env, ...more },
      })
      started.push(server)
      return server
    }

    const refused = start({})
    const said: string[] = []
    refused.stderr?.on('data', text => said.push(String(text)))
    expect(await once(refused, 'close')).toEqual([1, null])
    expect(said.join('')).toContain('JEOUL_ORIGIN')

    const server = start({ JEOUL_MOCK: 'on', JEOUL_ORIGIN: site })
    const ended = once(server, 'exit')
    await expect
      .poll(() =>
        fetch(`${operator}/readyz`).then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(200)
    const page = await fetch(`${site}/list/111213`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('그래픽카드')
    expect(await (await fetch(`${operator}/metrics`)).text()).toMatch(
      /jeoul_page_seconds_count\{status="200"\} \d/,
    )
    expect((await fetch(`${site}/metrics`)).status).toBe(404)

    expect((await fetch(`${operator}/healthz`)).status).toBe(200)

    await sites.misbehave({ getItems: { delay: 2500 } })
    // A slow machine turns away visitors from the thirteenth page on.
    const asked = Array.from({ length: 12 }, (_, page) => fetch(`${site}/list/111213?min=${page}000`))
    const rendering = async () =>
      (await (await fetch(`${operator}/metrics`)).text()).match(/rendering (\d+)/)?.[1]
    await expect.poll(rendering, { intervals: [50] }).toBe('12')
    server.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${operator}/readyz`)).status).toBe(503)
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    for (const answer of answers) expect(await answer.text()).toContain('</html>')
    expect(await ended).toEqual([0, null])
  } finally {
    for (const server of started) server.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})

/** Has the first worker throw where no request is to blame, once it is prepared for that, when it gets SIGUSR2. */
const throwing = `
import cluster from 'node:cluster'
process.on('SIGUSR2', () => {
  if (cluster.worker?.id === 1 && process.listenerCount('uncaughtException') > 0) throw new Error('out of the blue')
})
if (cluster.isWorker) console.log('worker ' + cluster.worker.id)`

test('a worker that throws outside of requests is logged and replaced', async ({ running: { mock } }) => {
  const [port = 0] = await freePorts(1)
  const site = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: path.dirname(built),
    // Signals reach its workers, too.
    detached: true,
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(throwing)}`,
      PORT: String(port),
      JEOUL_WORKERS: '2',
      JEOUL_MOCK: 'on',
      JEOUL_ORIGIN: site,
      JEOUL_MAIN_API: mock.mainUrl,
      JEOUL_SECOND_API: mock.secondUrl,
      JEOUL_DRAIN_MS: '2000',
    },
  })
  const { pid } = server
  if (pid === undefined) throw new Error('the server did not start')
  const ended = once(server, 'exit')
  const log: string[] = []
  server.stdout.on('data', text => log.push(String(text)))
  try {
    await expect
      .poll(
        () => {
          const said = log.join('')
          if (said.includes('worker 1') && said.includes('worker 2')) process.kill(-pid, 'SIGUSR2')
          return said
        },
        { timeout: 20_000 },
      )
      .toMatch(/out of the blue.*"msg":"uncaught"/)
    await expect.poll(() => log.join(''), { timeout: 20_000 }).toMatch(/a worker ended with 1.*worker 3/s)
    await expect.poll(() => fetch(`${site}/list/111213`).then(({ status }) => status)).toBe(200)
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  } finally {
    if (server.exitCode === null) process.kill(-pid, 'SIGKILL')
  }
})

test('two workers are one site to its visitors and to its operator', async ({ running: { mock } }) => {
  const [port = 0, operatorPort = 0] = await freePorts(2)
  const site = `http://127.0.0.1:${port}`
  const operator = `http://127.0.0.1:${operatorPort}`
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: path.dirname(built),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      JEOUL_OPERATOR_PORT: String(operatorPort),
      JEOUL_WORKERS: '2',
      JEOUL_MOCK: 'on',
      JEOUL_ORIGIN: site,
      JEOUL_MAIN_API: mock.mainUrl,
      JEOUL_SECOND_API: mock.secondUrl,
      JEOUL_RENDER_BUDGET_MS: '4500',
      JEOUL_SHARED_MS: '60000',
      JEOUL_DRAIN_MS: '2000',
    },
  })
  const ended = once(server, 'exit')
  /** Sum of a counter over all its labels; null before the operator's port is open. */
  const counted = async (name: string) => {
    const text = await fetch(`${operator}/metrics`).then(
      answer => answer.text(),
      () => null,
    )
    if (text === null) return null
    const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)`, 'gm'))]
    return values.reduce((sum, [, value]) => sum + Number(value), 0)
  }
  try {
    // Each has made its first page.
    await expect.poll(() => counted('jeoul_page_seconds_count'), { timeout: 30_000 }).toBe(2)
    for (const address of ['healthz', 'readyz'])
      expect((await fetch(`${operator}/${address}`)).status).toBe(200)
    const addresses = [
      '/list/111213',
      '/search?keyword=rtx',
      '/item/1012686',
      '/compare?items=1012686,1005217',
    ]
    const made = (await counted('jeoul_pages_rendered_total')) ?? 0
    for (const address of addresses) {
      const pages = new Set<string>()
      // Workers take connections in turn.
      for (let visit = 0; visit < 4; visit += 1) {
        const answer = await fetch(site + address, { headers: { Connection: 'close' } })
        pages.add(`${answer.status} ${answer.headers.get('ETag')} ${await answer.text()}`)
      }
      expect([address, pages.size]).toEqual([address, 1])
    }
    expect(await counted('jeoul_page_seconds_count')).toBe(2 + 4 * addresses.length)
    // Each worker has made each page by itself.
    expect(await counted('jeoul_pages_rendered_total')).toBe(made + 2 * addresses.length)
    server.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${operator}/readyz`)).status).toBe(503)
    expect(await ended).toEqual([0, null])
  } finally {
    if (server.exitCode === null) server.kill('SIGKILL')
  }
})
