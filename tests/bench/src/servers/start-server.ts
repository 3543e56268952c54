import { type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

export const rootFolder = path.join(import.meta.dirname, '../../../..')

/** A server in a process of its own, so that it has a core to itself under load. */
export interface Server extends AsyncDisposable {
  readonly origin: string
  /** CPU time so far, in milliseconds: of the main thread, or of the process on a Node that can't tell them apart. */
  cpu(): Promise<number>
}

interface ServerOptions {
  /** The program, which listens on `port`. */
  readonly script: string
  readonly port: number
  /** Requested until it succeeds. */
  readonly ready: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The Node that runs it, if not this one. */
  readonly node?: string
}

const reportCpu = path.join(import.meta.dirname, 'report-cpu.mjs')

/**
 * Starts a program with its CPU clock preloaded, so that it needs to know nothing of the bench.
 *
 * @throws Error if it ends before it is ready
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { script, port, ready, args = [], env = {}, node = process.execPath } = options
  const settings: ForkOptions = {
    execPath: node,
    execArgv: ['--import', reportCpu],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  }
  const child = fork(script, args, settings)
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${script} ended with ${code}`)
  })
  // Reported to whoever awaits it.
  ended.catch(() => {})
  const origin = `http://localhost:${port}`
  const isReady = async () => {
    while (child.connected && !(await fetch(origin + ready).catch(() => null))?.ok) await setTimeout(50)
  }
  await Promise.race([isReady(), ended])
  return {
    origin,
    async cpu() {
      const answer = once(child, 'message')
      child.send('cpu')
      const [micros]: unknown[] = await Promise.race([answer, ended])
      if (typeof micros !== 'number') throw new Error(`${script} sent something else`)
      return micros / 1000
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await ended.catch(() => {})
    },
  }
}

/** A port of loopback that is free. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

export interface Mock extends Server {
  /** The origin of the second host. */
  readonly second: string
}

/**
 * Starts `jeoul-mock serve`.
 *
 * @param sites origins of sites whose scripts may call it
 */
export async function startMock(items: number, sites: readonly string[] = []): Promise<Mock> {
  const [port, second] = [await freePort(), await freePort()]
  const ports = ['--port-main', `${port}`, '--port-second', `${second}`]
  const mock = await startServer({
    script: path.join(rootFolder, 'apps/mock-cli/bin/jeoul-mock.mjs'),
    port,
    ready: '/front/v3/items?cate_id=111213',
    args: ['serve', '--items', `${items}`, ...ports, ...sites.flatMap(site => ['--origin', site])],
  })
  return { ...mock, second: `http://localhost:${second}` }
}

interface SiteOptions {
  readonly app: 'web-desktop' | 'web-mobile'
  readonly mock: Mock
  /** The folder of the built repository. */
  readonly checkout?: string
  readonly port?: number
  /** For how many milliseconds the hosts' answers are shared between visitors, if not as configured. */
  readonly sharedMs?: number
}

/** Starts a built site, as an operator does. */
export async function startSite(options: SiteOptions): Promise<Server> {
  const { app, mock, checkout = rootFolder, sharedMs } = options
  const port = options.port ?? (await freePort())
  return startServer({
    script: path.join(checkout, 'apps', app, 'dist/server/main.js'),
    port,
    ready: '/favicon.svg',
    env: {
      JEOUL_MOCK: 'on',
      JEOUL_MAIN_API: mock.origin,
      JEOUL_SECOND_API: mock.second,
      JEOUL_ORIGIN: `http://localhost:${port}`,
      JEOUL_DEVICE_REDIRECT: 'off',
      // A line for everybody who is turned away would be what `overload` measures.
      JEOUL_LOG_LEVEL: 'error',
      // Budgets that a busy machine keeps: a late page would be measured without its data.
      JEOUL_RENDER_BUDGET_MS: '20000',
      JEOUL_OPTIONAL_BUDGET_MS: '20000',
      JEOUL_CALL_LIMIT_MS: '20000',
      ...(sharedMs !== undefined && { JEOUL_SHARED_MS: `${sharedMs}` }),
    },
  })
}
