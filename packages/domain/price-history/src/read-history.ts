import type { ObservedDays, PriceHistoryResponse, PriceSeries } from '@jeoul/api/types'
import { dayOf } from './days.ts'
import type { GoodsKind, History, PriceRun, Series } from './history.ts'

const kinds: readonly GoodsKind[] = ['new', 'bulk', 'overseas']

/**
 * Validates a host's response. Invalid days, days after today, overlapping runs, prices of zero and unknown kinds of
 * goods are dropped.
 *
 * @returns null if the response is not a history
 */
export function readHistory({ success, result }: PriceHistoryResponse): History | null {
  const today = dayOf(result.today)
  if (!success || !Number.isInteger(today) || !Array.isArray(result.series)) return null
  return {
    today,
    series: kinds.flatMap(kind => {
      const found = result.series.find(series => series.kind === kind)
      return found ? readSeries(found, today) : []
    }),
    claims: (result.claims ?? []).filter(
      ({ percent, total }) => percent > 0 && percent < 100 && isWon(total),
    ),
  }
}

/** Reads runs of days until today, as {@link readHistory} reads those of a series. */
export function readRuns(days: readonly ObservedDays[], today: number): readonly PriceRun[] {
  return days
    .map(readRun)
    .filter(run => isRun(run, today))
    .toSorted((a, b) => a.from - b.from)
    .filter((run, place, all) => run.from > (all[place - 1]?.to ?? Number.NEGATIVE_INFINITY))
}

function readSeries({ kind, since, days }: PriceSeries, today: number): Series[] {
  const runs = readRuns(days, today)
  const first = dayOf(since)
  const begun = Number.isInteger(first) ? first : runs[0]?.from
  return begun === undefined ? [] : [{ kind, since: Math.min(begun, runs[0]?.from ?? begun), runs }]
}

function readRun({ from, to, any, delivery, cash, card, card_name }: ObservedDays): PriceRun {
  return {
    from: dayOf(from),
    to: dayOf(to),
    any,
    delivery,
    ...(isLess(cash, any) && { cash }),
    ...(isLess(card, any) && card_name && { card, cardName: card_name }),
  }
}

function isRun({ from, to, any }: PriceRun, today: number): boolean {
  return Number.isInteger(from) && Number.isInteger(to) && from <= to && to <= today && isWon(any)
}

function isLess(price: number | undefined, any: number): price is number {
  return price !== undefined && isWon(price) && price < any
}

function isWon(amount: number): boolean {
  return Number.isInteger(amount) && amount > 0
}
