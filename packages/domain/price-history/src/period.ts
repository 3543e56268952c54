import { daysOf, type GoodsKind, type History, type Period, type PriceRun, type Series } from './history.ts'

export const periods: readonly Period[] = [1, 3, 6, 12]
const usual: Period = 3

/** The period of an address: `?months=6`; three months if it is missing or invalid. */
export function readPeriod(search: string): Period {
  const months = Number(new URLSearchParams(search).get('months'))
  return periods.find(period => period === months) ?? usual
}

/** The query of the same address with another period. */
export function writePeriod(search: string, period: Period): string {
  return written(search, 'months', period === usual ? null : String(period))
}

/** The query of the same address with another kind of goods: `?goods=bulk`. */
export function writeKind(search: string, kind: GoodsKind): string {
  return written(search, 'goods', kind)
}

/** The series of the kind in an address; the first one by default. */
export function seriesOf({ series }: History, search: string): Series | undefined {
  const wanted = new URLSearchParams(search).get('goods')
  return series.find(({ kind }) => kind === wanted) ?? series[0]
}

/** The number of months to request. The texts need the last 90 days, even if the chart shows fewer. */
export function requestedMonths(period: Period): Period {
  return period === 1 ? usual : period
}

/** The runs within a period that ends today, truncated at its start. */
export function runsWithin({ runs }: Pick<Series, 'runs'>, today: number, days: number): readonly PriceRun[] {
  const first = today - days + 1
  return runs.filter(({ to }) => to >= first).map(run => (run.from < first ? { ...run, from: first } : run))
}

/**
 * The first day of a period that ends today. Not earlier than the first observation, but at least a month is shown.
 * Days are counted since 1970-01-01.
 */
export function firstDayOf(period: Period, today: number, since: number): number {
  return Math.max(today - daysOf[period] + 1, Math.min(since, today - daysOf[1] + 1))
}

function written(search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  if (value !== null) query.set(name, value)
  return query.size === 0 ? '' : `?${query}`
}
