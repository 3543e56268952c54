import autocannon from 'autocannon'
import type { Child } from '../children/start-child.ts'

const connections = 8

export interface Load {
  readonly perSecond: number
  /** CPU time of the server's main thread per request, in milliseconds. */
  readonly cpuMs: number
  /** Per answer, headers included. */
  readonly bytes: number
}

export interface LoadOptions {
  readonly child: Child
  readonly origin: string
  /** Requested in turn, by whichever connection is free. */
  readonly paths: readonly string[]
  readonly seconds: number
}

/**
 * Measures a server's throughput over keep-alive connections, without compression.
 *
 * @throws Error if any answer is not a success
 */
export async function measureLoad({ child, origin, paths, seconds }: LoadOptions): Promise<Load> {
  const [first = '/'] = paths
  const before = await child.cpu()
  const result = await autocannon({ url: origin, connections, duration: seconds, requests: inTurn(paths) })
  const cpu = (await child.cpu()) - before
  const { non2xx, errors, timeouts } = result
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${origin}${first}: ${non2xx} failures, ${errors} errors, ${timeouts} too late`)
  }
  const total = result.requests.total
  return {
    perSecond: total / result.duration,
    cpuMs: cpu / total,
    bytes: result.throughput.total / total,
  }
}

/** Requests every path once, so that a server has what it keeps of them before it is measured. */
export async function askEach(origin: string, paths: readonly string[]): Promise<void> {
  await autocannon({ url: origin, connections, amount: paths.length, requests: inTurn(paths) })
}

function inTurn(paths: readonly string[]): autocannon.Request[] {
  const [first = '/'] = paths
  if (paths.length === 1) return [{ path: first }]
  let next = 0
  return [{ setupRequest: request => ({ ...request, path: paths[next++ % paths.length] ?? first }) }]
}
