/**
 * Starts both sites and both mock hosts on loopback, prints their addresses, and stops them together. `--dev`
 * serves the sources with hot reload instead of the build; other arguments go to the mock, as in `start
 * --items 100000` or `start --catalog gpus.catalog.json`. Prices and clock of the mock begin on the real day, as those of
 * browsers do; `--days 0` makes every start the same. The ports are fixed, because the sites know them.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

interface Service {
  readonly name: string
  readonly port: number
  readonly folder: string
  readonly args: readonly string[]
}

const root = path.join(import.meta.dirname, '..')
const mockArgs = process.argv.slice(2).filter(argument => argument !== '--dev')
const isDev = process.argv.includes('--dev')
const watch = isDev ? ['--watch'] : []
const site = isDev ? ['src/server/main.ts', '--dev'] : ['dist/server/main.js']

const services: readonly Service[] = [
  { name: 'desktop site', port: 4000, folder: 'apps/web-desktop', args: site },
  { name: 'mobile site', port: 4001, folder: 'apps/web-mobile', args: site },
  {
    name: 'mock main API',
    port: 4010,
    folder: '.',
    args: [...watch, 'apps/mock-cli/bin/jeoul-mock.mjs', 'serve', '--days', 'today', ...mockArgs],
  },
  { name: 'mock second API', port: 4020, folder: '.', args: [] },
]

const busy = (await Promise.all(services.map(isTaken))).filter(port => port !== null)
if (busy.length > 0) {
  console.error(`Port ${busy.join(', ')} is in use. End what listens there and start again.`)
  process.exit(1)
}

const children = services.filter(({ args }) => args.length > 0).map(run)
const ended = Promise.withResolvers<number>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ended.resolve(0))
// Ctrl-C in a terminal also ends the services, possibly before this process.
for (const child of children)
  child.once('exit', (code, signal) => ended.resolve(signal === 'SIGINT' ? 0 : (code ?? 1)))

const answering = new AbortController()
const allAnswer = Promise.all(services.map(service => untilAnswers(service, answering.signal))).then(
  () => null,
)
const early = await Promise.race([allAnswer, ended.promise])
answering.abort()
if (early === null) {
  console.log(services.map(({ name, port }) => `  ${name.padEnd(16)} http://localhost:${port}`).join('\n'))
  console.log('\n  Ctrl-C ends all of them.')
}
process.exitCode = await ended.promise
for (const child of children) child.kill('SIGTERM')

function run({ folder, args, name, port }: Service): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, folder),
    env: {
      ...process.env,
      PORT: String(port),
      JEOUL_MOCK: 'on',
      NODE_ENV: isDev ? 'development' : 'production',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr?.on('data', text => process.stderr.write(`[${name}] ${text}`))
  return child
}

function isTaken({ port }: Service): Promise<number | null> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(port))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)))
  })
}

/** Waits for any response of a service: a page, or an API's 404. */
async function untilAnswers({ port }: Service, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`http://127.0.0.1:${port}/favicon.svg`).catch(() => null)
    if (answer) return
    await setTimeout(50)
  }
}
