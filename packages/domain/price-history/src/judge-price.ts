import { daysOf, type PriceRun, type Series } from './history.ts'
import { runsWithin } from './period.ts'

/** The number of observed days below which a price is not judged: "'판정하기 이름' below five weeks". */
export const daysToJudge = 35
/** The share above the low up to which a price is good: "'good' only within 5 % of the observed low". */
const nearLow = 0.05

/** A price with the latest day on which it was observed. */
interface DatedPrice {
  /** In won. */
  readonly price: number
  /** Days since 1970-01-01. */
  readonly day: number
}

/** The verdict on today's price. `percent` is its distance from the observed low, in tenths below 10 %. */
export type Verdict =
  | { readonly kind: 'not-sold' }
  | { readonly kind: 'unknown-delivery' }
  /** Observed on too few days: 판정하기 이름. */
  | { readonly kind: 'early'; readonly observed: number }
  | { readonly kind: 'lowest' }
  | { readonly kind: 'near-lowest'; readonly percent: number }
  | { readonly kind: 'above-lowest'; readonly percent: number }

/** Statistics of the observed days, at most a year, for today's price. Prices are for any card, in won. */
export interface Judgement {
  readonly verdict: Verdict
  /** Today's price; null if no mall sells the product, or if its delivery is unknown. */
  readonly today: number | null
  /** 관측 최저, never 역대 최저: the lowest price of the given runs. */
  readonly low: DatedPrice | null
  /** 최근 30일 최저, including today. */
  readonly monthLow: DatedPrice | null
  /**
   * 90일간 가장 흔한 값: the price on the most days, the lower of equals; null for a price observed on fewer than three days.
   */
  readonly usual: { readonly price: number; readonly days: number } | null
  /** The number of observed days, and the number of those with a lower price than today. */
  readonly observed: number
  readonly cheaper: number
}

const usualDays = 90
const minDays = 3

/**
 * Judges today's price by the observations. Days with unknown delivery are not compared (assumed).
 *
 * @param today days since 1970-01-01
 */
export function judgePrice(series: Pick<Series, 'runs'>, today: number): Judgement {
  const comparable = series.runs.filter(({ delivery }) => delivery !== null)
  const now = series.runs.find(({ from, to }) => from <= today && today <= to)
  const price = now && now.delivery !== null ? now.any : null
  const low = lowestOf(comparable)
  const observed = count(comparable)
  const within = (days: number) => runsWithin({ runs: comparable }, today, days)
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

/**
 * The smallest difference shown, so that a higher price is not shown as 0 % higher, nor one beyond 5 % as 5 %
 * (assumed).
 */
const leastStep = 0.1

/** Rounds to tenths below 10 %, because 1.3 % is not 2 %; from there to a whole number (assumed). */
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
