import type { PriceSeries, StatedDiscount } from '@jeoul/api/types'

/** The condition of goods. New, bulk and overseas goods have separate series. */
export type GoodsKind = PriceSeries['kind']

/** Consecutive days with the same lowest prices, in won for one piece. */
export interface PriceRun {
  /** Days since 1970-01-01, both inclusive. */
  readonly from: number
  readonly to: number
  /** Price by any card, including delivery if known. */
  readonly any: number
  /** The delivery included in `any`; null if unknown. */
  readonly delivery: number | null
  /** Price by bank transfer, if lower. */
  readonly cash?: number
  /** Price by the card `cardName`, if lower. */
  readonly card?: number
  readonly cardName?: string
}

/** The price history of one kind of goods. */
export interface Series {
  readonly kind: GoodsKind
  /** The first observed day. */
  readonly since: number
  /** In chronological order. Days between runs were not observed. */
  readonly runs: readonly PriceRun[]
}

/** The observed prices of a product. */
export interface History {
  /** The host's today: days since 1970-01-01. */
  readonly today: number
  /** New goods first; empty if nothing was ever observed. */
  readonly series: readonly Series[]
  readonly claims: readonly StatedDiscount[]
}

/** The length of the shown period in months. */
export type Period = 1 | 3 | 6 | 12

/** The number of days of a period, including today. */
export const daysOf: Readonly<Record<Period, number>> = { 1: 30, 3: 91, 6: 182, 12: 365 }
