import autocannon from 'autocannon'
import { percentile } from '../statistics.ts'

export interface Flood {
  /** Successful pages per second. */
  readonly served: number
  /** Their 99th percentile, in milliseconds. */
  readonly p99: number
  /** Share of answers that are 503. */
  readonly refused: number
  /** Connections that broke, timeouts and other statuses. */
  readonly failed: number
}

/**
 * Sends requests at a fixed rate, regardless of response times.
 *
 * @param rate requests a second
 * @param paths asked in turn
 */
export async function flood(
  origin: string,
  {
    rate,
    paths,
    seconds,
  }: { readonly rate: number; readonly paths: readonly string[]; readonly seconds: number },
): Promise<Flood> {
  const times: number[] = []
  let refused = 0
  let failed = 0
  let next = 0
  const { duration, errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections: 200,
        overallRate: rate,
        duration: seconds,
        requests: [{ setupRequest: request => ({ ...request, path: paths[next++ % paths.length] ?? '/' }) }],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    run.on('response', (_client, status, _bytes, time) => {
      if (status === 200) times.push(time)
      else if (status === 503) refused += 1
      else failed += 1
    })
  })
  return {
    served: times.length / duration,
    p99: percentile(times, 0.99),
    refused: refused / Math.max(1, times.length + refused),
    failed: failed + errors + timeouts,
  }
}
