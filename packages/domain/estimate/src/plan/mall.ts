import type { MallOffer } from '@jeoul/offers'
import type { OrderLine } from './order-line.ts'
import type { Payment } from './payments.ts'

/** An offer for one of the parts, prepared for use in orders. */
export interface Choice {
  readonly partId: string
  readonly offer: MallOffer
  /** The offer's line by each payment of its mall; null if it cannot be paid that way. */
  readonly lines: readonly (OrderLine | null)[]
  /** A lower bound of the cost that it adds to any order. */
  readonly bound: number
}

/** A mall with the offers that this shopper can pay, by part. */
export interface Mall {
  readonly mallName: string
  readonly payments: readonly Payment[]
  readonly choices: ReadonlyMap<string, readonly Choice[]>
}
