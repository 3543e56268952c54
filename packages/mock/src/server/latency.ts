import type { Random } from '../catalogue/random.ts'
import type { Interfere } from './pipeline/interference.ts'

/** A range of delays in milliseconds, evenly distributed. */
export interface Latency {
  readonly min: number
  readonly max: number
}

export const noLatency: Latency = { min: 0, max: 0 }

/**
 * Parses '200' or '100-300'.
 * @returns undefined for anything else
 */
export function parseLatency(text: string): Latency | undefined {
  const [, first, second] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? []
  if (first === undefined) return undefined
  const min = Number(first)
  const max = second === undefined ? min : Number(second)
  return min <= max ? { min, max } : undefined
}

/** Delays every exchange. The delays are the same in every run; the log doesn't mention them. */
export function interfereByLatency({ min, max }: Latency, random: Random): Interfere {
  return () => (max > 0 ? { names: [], delay: min + random.unit() * (max - min) } : undefined)
}
