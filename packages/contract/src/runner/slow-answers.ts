import type { Context } from './context.ts'
import { Violation } from './exchanges/violation.ts'

/** The minimum number of answers for a meaningful median. */
const minAnswers = 3

/**
 * The operations whose median response time exceeds a limit. A single slow answer says more about the network.
 * (assumed)
 *
 * @param limit in milliseconds
 */
export function slowAnswers({ client }: Context, limit: number): readonly Violation[] {
  return [...client.timings().values()].flatMap(({ durations, last }) => {
    const times = durations.toSorted((a, b) => a - b)
    const median = Math.round(times[Math.floor(times.length / 2)] ?? 0)
    if (times.length < minAnswers || median <= limit) return []
    const message = `half of ${times.length} answers took more than ${median} ms; the limit is ${limit} ms`
    return [new Violation('time', message, last)]
  })
}
