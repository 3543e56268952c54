import type { MallOffer } from '@jeoul/offers'
import type { OrderLine } from '../order/order-line.ts'
import type { Payment } from '../order/payments.ts'

/** An offer for one of the parts, ready to be put into orders. */
export interface Choice {
  readonly partId: string
  readonly offer: MallOffer
  /** The offer as a line by each payment of its mall; null where it cannot be paid so. */
  readonly lines: readonly (OrderLine | null)[]
  /** What it adds at least to any order, as the search compares costs. */
  readonly bound: number
}

/** A mall with the offers that this shopper can pay, by part. */
export interface Mall {
  readonly mallName: string
  readonly payments: readonly Payment[]
  readonly choices: ReadonlyMap<string, readonly Choice[]>
}
