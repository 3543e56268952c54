import type { PriceRun } from '@jeoul/price-history'

/**
 * A line of the chart: by any card, the same with unknown delivery, by one card, by transfer, by the shopper's own
 * terms.
 */
export type LineName = 'any' | 'unsure' | 'card' | 'cash' | 'personal'

export interface Line {
  readonly name: LineName
  /** In won; undefined where nothing is drawn. */
  readonly priceOf: (run: PriceRun) => number | undefined
}

/** A chart as numbers: x in days from the first one, y from 0 at the top to 100. */
export interface ChartShape {
  /** The width in days. */
  readonly width: number
  /** The amounts at the top, in the middle and at the bottom, in won. */
  readonly ticks: readonly [number, number, number]
  readonly lines: ReadonlyArray<{ readonly name: LineName; readonly path: string }>
  /** Gaps without observations: the first day, and the number of days. */
  readonly gaps: ReadonlyArray<{ readonly x: number; readonly days: number }>
}

/**
 * Lays out the lines of a chart. A price holds all day, so lines are steps; no line crosses a day without observation.
 *
 * @param first the first day shown, in days since 1970-01-01
 * @param last the last day shown, inclusive
 * @returns null if nothing was observed
 */
export function chartShape(
  runs: readonly PriceRun[],
  lines: readonly Line[],
  first: number,
  last: number,
): ChartShape | null {
  const prices = runs.flatMap(run => lines.flatMap(({ priceOf }) => priceOf(run) ?? []))
  if (prices.length === 0) return null
  const ticks = axisOf(Math.min(...prices), Math.max(...prices))
  const y = (price: number) => round(((ticks[0] - price) * 100) / (ticks[0] - ticks[2]))
  return {
    width: last - first + 1,
    ticks,
    lines: lines
      .map(({ name, priceOf }) => ({ name, path: stepsOf(runs, priceOf, first, y) }))
      .filter(({ path }) => path !== ''),
    gaps: gapsOf(runs, first, last),
  }
}

function stepsOf(
  runs: readonly PriceRun[],
  priceOf: Line['priceOf'],
  first: number,
  y: (price: number) => number,
): string {
  let open = Number.NaN
  return runs
    .map(run => {
      const price = priceOf(run)
      if (price === undefined) return ''
      const joins = open === run.from
      open = run.to + 1
      return `${joins ? `V${y(price)}` : `M${run.from - first} ${y(price)}`}H${run.to + 1 - first}`
    })
    .join('')
}

function gapsOf(runs: readonly PriceRun[], first: number, last: number): ChartShape['gaps'] {
  const ends = [first, ...runs.map(({ to }) => to + 1)]
  const starts = [...runs.map(({ from }) => from), last + 1]
  return ends
    .map((end, place) => ({ x: end - first, days: (starts[place] ?? end) - end }))
    .filter(({ days }) => days > 0)
}

/** Three round amounts that span all prices; steps of 1, 2 or 5 times a power of ten. */
function axisOf(low: number, high: number): ChartShape['ticks'] {
  const least = Math.max((high - low) / 2, high / 50, 1)
  const power = 10 ** Math.floor(Math.log10(least))
  const steps = [1, 2, 5, 10, 20].map(times => times * power)
  for (const step of steps) {
    const bottom = Math.floor(low / step) * step
    if (step >= least && bottom + 2 * step >= high) return [bottom + 2 * step, bottom + step, bottom]
  }
  return [high, (high + low) / 2, low]
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10
}
