import type { MallLink } from '@jeoul/offers'

/** One mall, at most two, or any number. */
export type ChoiceKey = 'one' | 'two' | 'any'

/** A part as an order shows it. */
export interface DrawnPart {
  readonly partId: string
  readonly name: string
  /** The quantity if it is not one: 3개; also states that it is more than wanted. */
  readonly pieces: string
  /** In won for all pieces, before discounts and delivery. */
  readonly goods: number
  readonly link: MallLink | null
}

/** An order with a mall, formatted. */
export interface DrawnOrder {
  /** Unique within its choice. */
  readonly key: string
  readonly mallName: string
  /** The way of paying: 삼성카드 결제. */
  readonly payment: string
  readonly parts: readonly DrawnPart[]
  /** The components of the total; null if unknown. */
  readonly lines: readonly { readonly label: string; readonly amount: number | null }[]
  readonly total: number
}

/** One of the ways to buy all parts. */
export interface DrawnChoice {
  readonly key: ChoiceKey
  readonly label: string
  readonly total: number
  /** The number of parts that it lacks, and the total with them. */
  readonly missing: number
  /** The contents of the total: 몰 2곳 · 배송비 3,000원 포함. */
  readonly basis: string
  /** The saving compared to a choice with fewer malls; '' if it lacks parts. */
  readonly saving: string
  readonly notes: readonly string[]
  readonly orders: readonly DrawnOrder[]
}

/** The ways to buy an estimate, as a page shows them. */
export interface DrawnPlan {
  /** Empty if no part can be bought. */
  readonly choices: readonly DrawnChoice[]
  /** The cheapest choice and, of equal ones, the one with the fewest malls. */
  readonly best: ChoiceKey
  /** The cost of buying each part separately, or ''. */
  readonly separate: string
  readonly notes: readonly string[]
}
