import { type Latency, parseLatency } from '@jeoul/mock'
import { InvalidArgumentError } from 'commander'

/** Parsers of option values; what they throw is told to the user as one line. */

export function integerIn(least: number, most: number): (text: string) => number {
  return text => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) return number
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
  }
}

/** 0 takes any free port. */
export const port = integerIn(0, 65_535)

export function latency(text: string): Latency {
  const parsed = parseLatency(text)
  if (parsed) return parsed
  throw new InvalidArgumentError('Expected milliseconds, as in 200 or 100-300.')
}
