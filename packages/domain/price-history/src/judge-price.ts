import { daysOf, type PriceRun, type Series } from './history.ts'
import { runsWithin } from './period.ts'

/** "'판정하기 이름' below five weeks" of observed days. */
export const daysToJudge = 35
/** "'good' only within 5 % of the observed low". */
const nearLow = 0.05

/** A price with the latest day on which it was observed. */
interface DatedPrice {
  /** In won. */
  readonly price: number
  /** Days since 1970-01-01. */
  readonly day: number
}

/** The verdict on today's price. `percent` is its distance from the observed low, to a tenth below 10 %. */
export type Verdict =
  | { readonly kind: 'not-sold' }
  | { readonly kind: 'unknown-delivery' }
  /** Observed on too few days: 판정하기 이름. */
  | { readonly kind: 'early'; readonly observed: number }
  | { readonly kind: 'lowest' }
  | { readonly kind: 'near-lowest'; readonly percent: number }
  | { readonly kind: 'above-lowest'; readonly percent: number }

/** Statistics of the available days, a year at most, for today's price. Prices are for any card, in won. */
export interface Judgement {
  readonly verdict: Verdict
  /** Today's price; null if nobody sells the product, or its delivery is unknown. */
  readonly today: number | null
  /** 관측 최저, never 역대 최저: the lowest price of the given runs. */
  readonly low: DatedPrice | null
  /** 최근 30일 최저, including today. */
  readonly monthLow: DatedPrice | null
  /** 90일간 가장 흔한 값: the price of the most days, the lower of equals; null until it was observed on three days. */
  readonly usual: { readonly price: number; readonly days: number } | null
  /** The number of observed days, and of those with a lower price than today. */
  readonly observed: number
  readonly cheaper: number
}

const usualDays = 90
const minDays = 3

/**
 * Judges today's price by observations alone. Days with unknown delivery are not compared (assumed).
 *
 * @param today days since 1970-01-01
 */
export function judgePrice(series: Series, today: number): Judgement {
  const comparable = series.runs.filter(({ delivery }) => delivery !== null)
  const now = series.runs.find(({ from, to }) => from <= today && today <= to)
  const price = now && now.delivery !== null ? now.any : null
  const low = lowestOf(comparable)
  const observed = count(comparable)
  const within = (days: number) => runsWithin({ ...series, runs: comparable }, today, days)
  return {
    verdict: now ? verdict(price, low, observed) : { kind: 'not-sold' },
    today: price,
    low,
    monthLow: lowestOf(within(daysOf[1])),
    usual: usualOf(within(usualDays)),
    observed,
    cheaper: price === null ? 0 : count(comparable.filter(({ any }) => any < price)),
  }
}

function verdict(price: number | null, low: DatedPrice | null, observed: number): Verdict {
  if (price === null || low === null) return { kind: 'unknown-delivery' }
  if (observed < daysToJudge) return { kind: 'early', observed }
  if (price <= low.price) return { kind: 'lowest' }
  const percent = rounded(((price - low.price) * 100) / low.price)
  return price <= low.price * (1 + nearLow)
    ? { kind: 'near-lowest', percent: Math.max(percent, leastStep) }
    : { kind: 'above-lowest', percent: Math.max(percent, nearLow * 100 + leastStep) }
}

/** What is higher never reads 0 %, nor what is more than 5 % higher 5 % (assumed). */
const leastStep = 0.1

/** To the nearest tenth below 10 %, as 1.3 % is not 2 %; to a whole number from there (assumed). */
function rounded(percent: number): number {
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}

function lowestOf(runs: readonly PriceRun[]): DatedPrice | null {
  return runs.reduce<DatedPrice | null>(
    (least, { any, to }) => (least && least.price < any ? least : { price: any, day: to }),
    null,
  )
}

function usualOf(runs: readonly PriceRun[]): Judgement['usual'] {
  const days = new Map<number, number>()
  for (const run of runs) days.set(run.any, (days.get(run.any) ?? 0) + count([run]))
  const [usual] = [...days].toSorted(([a, daysA], [b, daysB]) => daysB - daysA || a - b)
  return usual && usual[1] >= minDays ? { price: usual[0], days: usual[1] } : null
}

/** The total number of days in the runs. */
export function count(runs: readonly PriceRun[]): number {
  return runs.reduce((sum, { from, to }) => sum + to - from + 1, 0)
}
