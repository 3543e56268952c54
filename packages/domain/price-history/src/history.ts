import type { PriceSeries, StatedDiscount } from '@jeoul/api/types'

/** What is sold. New goods, bulk and overseas goods are never in one line. */
export type GoodsKind = PriceSeries['kind']

/** Days in a row with the same lowest prices, in won for one piece. */
export interface PriceRun {
  /** Days since 1970-01-01, both included. */
  readonly from: number
  readonly to: number
  /** By any card, with delivery where it is known. */
  readonly any: number
  /** The delivery in `any`; null where nobody told it. */
  readonly delivery: number | null
  /** By bank transfer, where that is less. */
  readonly cash?: number
  /** By the card `cardName`, where that is less. */
  readonly card?: number
  readonly cardName?: string
}

/** The history of one kind of goods. */
export interface Series {
  readonly kind: GoodsKind
  /** The first day it was ever observed. */
  readonly since: number
  /** In order of time; days between them were not observed. */
  readonly runs: readonly PriceRun[]
}

/** What is known of a product's prices. */
export interface History {
  /** The host's today: days since 1970-01-01. */
  readonly today: number
  /** New goods first; none where nothing was ever observed. */
  readonly series: readonly Series[]
  readonly claims: readonly StatedDiscount[]
}

/** How much time is shown, in months. */
export type Period = 1 | 3 | 6 | 12

/** The days of a period, today included. */
export const daysOf: Readonly<Record<Period, number>> = { 1: 30, 3: 91, 6: 182, 12: 365 }
