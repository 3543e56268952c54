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
  monthsAskedFor,
  type Period,
  type PriceRun,
  personalPrice,
  readPeriod,
  runsWithin,
  seriesOf,
} from '@jeoul/price-history'
import { type ChartShape, chartShape, type Line } from './chart-shape.ts'

/** One kind of goods over one period, ready to be drawn. */
export interface ShownHistory {
  readonly kind: GoodsKind
  /** All kinds there are, to choose from. */
  readonly kinds: readonly GoodsKind[]
  readonly period: Period
  /** Days since 1970-01-01, both included. */
  readonly first: number
  readonly today: number
  readonly runs: readonly PriceRun[]
  readonly chart: ChartShape | null
  readonly judgement: Judgement
  /** How many months the judgement covers. */
  readonly judged: Period
  readonly claims: readonly CheckedDiscount[]
  /** Whether the line of the shopper's own terms is drawn. */
  readonly isPersonal: boolean
}

/** @returns a history without anything to draw where nothing was observed; undefined for no series at all */
export function shownHistory(
  history: History,
  search: string,
  terms: PaymentTerms,
): ShownHistory | undefined {
  const series = seriesOf(history, search)
  if (!series) return undefined
  const { today } = history
  const period = readPeriod(search)
  const judged = monthsAskedFor(period)
  const runs = runsWithin(series, today, daysOf[period])
  const first = firstDayOf(period, today, series.since)
  const isPersonal = isPersonalKnown(terms) && runs.some(run => personalPrice(run, terms) < run.any)
  const own: readonly Line[] = [{ name: 'own', priceOf: run => lessThanAny(run, personalPrice(run, terms)) }]
  const others: readonly Line[] = [
    { name: 'card', priceOf: run => run.card },
    { name: 'cash', priceOf: run => run.cash },
  ]
  return {
    kind: series.kind,
    kinds: history.series.map(({ kind }) => kind),
    period,
    first,
    today,
    runs,
    chart: chartShape(runs, [anyLine, unsureLine, ...(isPersonal ? own : others)], first, today),
    judgement: judgePrice({ ...series, runs: runsWithin(series, today, daysOf[judged]) }, today),
    judged,
    // Malls state discounts for what they sell as new.
    claims: series.kind === 'new' ? history.claims.map(claim => checkDiscount(claim, series, today)) : [],
    isPersonal,
  }
}

const anyLine: Line = { name: 'any', priceOf: ({ any, delivery }) => (delivery === null ? undefined : any) }
/** Prices that lack a delivery nobody told are apart from the others. */
const unsureLine: Line = {
  name: 'unsure',
  priceOf: ({ any, delivery }) => (delivery === null ? any : undefined),
}

function lessThanAny({ any }: PriceRun, price: number): number | undefined {
  return price < any ? price : undefined
}
