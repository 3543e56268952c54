import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from './free-ports.ts'
import { expect, test } from './sites.ts'

const built = path.join(import.meta.dirname, '../../../apps/web-mobile/dist')

test('a build copied to another folder serves its pages, reports to its operator, and drains', async ({
  running: { mock },
}) => {
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
    JEOUL_DRAIN_MS: '2000',
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'jeoul-'))
  try {
    // No folder above it has packages that it could find.
    await cp(built, path.join(folder, 'dist'), { recursive: true })
    const start = (more: object): ChildProcess =>
      spawn(process.execPath, ['dist/server/main.js'], { cwd: folder, env: { ...env, ...more } })

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

    server.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${operator}/readyz`)).status).toBe(503)
    expect(await ended).toEqual([0, null])
  } finally {
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
