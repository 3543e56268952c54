import type { PageRecord } from './page-record.ts'

export const metricNames = [
  'firstByte',
  'products',
  'lcp',
  'fcp',
  'cls',
  'tbt',
  'blocked',
  'longest',
] as const

/**
 * Milliseconds, except for `cls`; NaN if the page never got that far. `blocked` is the blocking time from
 * navigation on, which does not depend on when the first content was painted.
 */
export type Metrics = Readonly<Record<(typeof metricNames)[number], number>>

/** Blocking time counts from the first content, for this many milliseconds. */
export const blockingWindow = 5000

export function metricsOf({ firstByte, products, lcp, fcp, shifts, tasks }: PageRecord): Metrics {
  return {
    firstByte: firstByte ?? Number.NaN,
    products: products ?? Number.NaN,
    lcp: lcp?.time ?? Number.NaN,
    fcp: fcp ?? Number.NaN,
    cls: layoutShift(shifts),
    tbt: fcp === null ? Number.NaN : blockingTime(tasks, fcp, fcp + blockingWindow),
    blocked: blockingTime(tasks, 0, (fcp ?? 0) + blockingWindow),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  }
}

/** Sums up the part of each task in the window beyond its first 50 ms there. */
export function blockingTime(tasks: PageRecord['tasks'], from: number, to: number): number {
  return tasks.reduce((total, { start, duration }) => {
    const inWindow = Math.min(start + duration, to) - Math.max(start, from)
    return total + Math.max(0, inWindow - 50)
  }, 0)
}

/**
 * The worst session of layout shifts: gaps of at most 1 s, at most 5 s in total (web.dev's definition of
 * CLS).
 */
export function layoutShift(shifts: PageRecord['shifts']): number {
  let worst = 0
  let session = { begin: Number.NEGATIVE_INFINITY, end: Number.NEGATIVE_INFINITY, value: 0 }
  for (const { time, value } of shifts) {
    const goesOn = time - session.end <= 1000 && time - session.begin <= 5000
    session = goesOn
      ? { ...session, end: time, value: session.value + value }
      : { begin: time, end: time, value }
    worst = Math.max(worst, session.value)
  }
  return worst
}
