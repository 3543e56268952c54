import autocannon from 'autocannon'
import { figure, type Table } from '../report.ts'
import type { Server } from '../servers/start-server.ts'
import { median, ratioOf, spread } from '../statistics.ts'

/** A site may turn pages away from the thirteenth at once on, and those of the load before may be unfinished. */
const connections = 6

/** A server, and what is requested of it. */
export interface Contender {
  readonly name: string
  readonly server: Server
  /** Requested in turn, by whichever connection is free. */
  readonly paths: readonly string[]
}

export interface Load {
  readonly perSecond: number
  /** Of the server, per request, in milliseconds. */
  readonly cpuMs: number
  /** Per answer, headers included. */
  readonly bytes: number
}

/** What was measured of a contender, a figure a round. */
export interface Measured {
  readonly name: string
  readonly loads: readonly Load[]
}

/** How many rounds, and for how many seconds each contender is asked in one. */
export interface Rounds {
  readonly rounds: number
  readonly seconds: number
}

/**
 * Measures a server's throughput over keep-alive connections, without compression.
 *
 * @throws Error if any answer is not a success
 */
export async function measureLoad({ server, paths, name }: Contender, seconds: number): Promise<Load> {
  const before = await server.cpu()
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    requests: inTurn(paths),
  })
  const cpu = (await server.cpu()) - before
  const { non2xx, errors, timeouts, requests, throughput, duration } = result
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${name}: ${non2xx} failures, ${errors} errors, ${timeouts} too late`)
  }
  const { total } = requests
  return { perSecond: total / duration, cpuMs: cpu / total, bytes: throughput.total / total }
}

/** Measures contenders in turns, after each was warmed up, so that whatever disturbs the machine affects them all. */
export async function measureInTurns(
  contenders: readonly Contender[],
  { rounds, seconds }: Rounds,
): Promise<readonly Measured[]> {
  for (const contender of contenders) await warmUp(contender, seconds + 1)
  const found = contenders.map(({ name }) => ({ name, loads: Array.of<Load>() }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, contender] of contenders.entries()) {
      found[place]?.loads.push(await measureLoad(contender, seconds))
    }
  }
  return found
}

/** Asks for some seconds, and on a slow machine for as long as it takes until a page's code is compiled. */
export async function warmUp(contender: Contender, seconds: number): Promise<void> {
  for (let asked = 0; asked < 200; ) asked += seconds * (await measureLoad(contender, seconds)).perSecond
}

/** Requests every path once, so that a server has what it keeps of them before it is measured. */
export async function askEach({ server, paths }: Contender): Promise<void> {
  await autocannon({ url: server.origin, connections, amount: paths.length, requests: inTurn(paths) })
}

/** The ratio of a figure of two contenders, the median of all rounds; NaN where one was not measured. */
export function ratioOfRounds(one: Measured | undefined, other: Measured | undefined, key: keyof Load) {
  return ratioOf(figuresOf(one, key), figuresOf(other, key)).ratio
}

/** @param more headings and cells of further columns */
export function loadTable(
  measured: readonly Measured[],
  more: Readonly<Record<string, (one: Measured) => string>> = {},
): Table {
  return {
    columns: ['server', 'requests/s', 'apart', 'CPU ms', 'apart', 'KB', ...Object.keys(more)],
    rows: measured.map(one => [
      one.name,
      ...(['perSecond', 'cpuMs'] as const).flatMap(key => [
        figure(median(figuresOf(one, key))),
        `${Math.round(100 * spread(figuresOf(one, key)))} %`,
      ]),
      figure(median(figuresOf(one, 'bytes')) / 1000),
      ...Object.values(more).map(cell => cell(one)),
    ]),
  }
}

/** A figure of each round. */
function figuresOf(one: Measured | undefined, key: keyof Load): readonly number[] {
  return one?.loads.map(load => load[key]) ?? []
}

const places = new WeakMap<readonly string[], number>()

/** The next of some paths, which goes on from round to round: a site still has the pages that were just requested. */
export function nextPath(paths: readonly string[]): string {
  const place = places.get(paths) ?? 0
  places.set(paths, place + 1)
  return paths[place % paths.length] ?? '/'
}

function inTurn(paths: readonly string[]): autocannon.Request[] {
  const [path = '/'] = paths
  if (paths.length === 1) return [{ path }]
  return [{ setupRequest: request => ({ ...request, path: nextPath(paths) }) }]
}
