import type { PaymentTerms } from '@jeoul/personal-price'
import {
  type CheckedDiscount,
  checkDiscount,
  daysOf,
  firstDayOf,
  type GoodsKind,
  type History,
  isPersonalKnown,
  type Judgement,
  judgePrice,
  type Period,
  type PriceRun,
  personalPrice,
  readPeriod,
  requestedMonths,
  runsWithin,
  seriesOf,
} from '@jeoul/price-history'
import { type ChartShape, chartShape, type Line } from './chart-shape.ts'

/** The history of one kind of goods over one period, ready to be drawn. */
export interface ShownHistory {
  readonly kind: GoodsKind
  /** All available kinds. */
  readonly kinds: readonly GoodsKind[]
  readonly period: Period
  /** Days since 1970-01-01, both inclusive. */
  readonly first: number
  readonly today: number
  readonly runs: readonly PriceRun[]
  readonly chart: ChartShape | null
  readonly judgement: Judgement
  /** The period in months that the judgement covers. */
  readonly judged: Period
  readonly claims: readonly CheckedDiscount[]
  /**
   * What the shopper would have paid on the days of a run, in won; null if unknown, or if it never differs from the
   * price for anyone.
   */
  readonly personalPriceOf: ((run: PriceRun) => number | undefined) | null
}

/** @returns a history with nothing to draw if nothing was observed; null without any series */
export function shownHistory(history: History, search: string, terms: PaymentTerms): ShownHistory | null {
  const series = seriesOf(history, search)
  if (!series) return null
  const { today } = history
  const period = readPeriod(search)
  const judged = requestedMonths(period)
  const runs = runsWithin(series, today, daysOf[period])
  const first = firstDayOf(period, today, series.since)
  const isPersonal = isPersonalKnown(terms) && runs.some(run => personalPrice(run, terms) < run.any)
  const personalPriceOf = (run: PriceRun) => (run.delivery === null ? undefined : personalPrice(run, terms))
  const personal: readonly Line[] = isPersonal ? [{ name: 'personal', priceOf: personalPriceOf }] : []
  return {
    kind: series.kind,
    kinds: history.series.map(({ kind }) => kind),
    period,
    first,
    today,
    runs,
    chart: chartShape(runs, [...personal, ...lines], first, today),
    judgement: judgePrice({ ...series, runs: runsWithin(series, today, daysOf[judged]) }, today),
    judged,
    // The discounts that malls state apply to new goods.
    claims: series.kind === 'new' ? history.claims.map(claim => checkDiscount(claim, series, today)) : [],
    personalPriceOf: isPersonal ? personalPriceOf : null,
  }
}

/** What anyone could have paid. Prices with unknown delivery are a separate line. */
const lines: readonly Line[] = [
  { name: 'any', priceOf: ({ any, delivery }) => (delivery === null ? undefined : any) },
  { name: 'unsure', priceOf: ({ any, delivery }) => (delivery === null ? any : undefined) },
  { name: 'card', priceOf: ({ card }) => card },
  { name: 'cash', priceOf: ({ cash }) => cash },
]
