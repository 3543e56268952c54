import type { MallLink } from '@jeoul/offers'

/** With one mall, with at most two, or with any number. */
export type ChoiceKey = 'one' | 'two' | 'any'

/** A part as an order shows it. */
export interface DrawnPart {
  readonly partId: string
  readonly name: string
  /** How many, where it is not one: 3개; also that it is more than wanted. */
  readonly pieces: string
  /** Won for all pieces, before discounts and delivery. */
  readonly goods: number
  readonly link: MallLink | null
}

/** An order with a mall, in words and figures. */
export interface DrawnOrder {
  /** Unique in its choice. */
  readonly key: string
  readonly mallName: string
  /** How it is paid: 삼성카드 결제. */
  readonly payment: string
  readonly parts: readonly DrawnPart[]
  /** What the total is made of; null is unknown. */
  readonly lines: readonly { readonly label: string; readonly amount: number | null }[]
  readonly total: number
}

/** One of the ways to buy all parts. */
export interface DrawnChoice {
  readonly key: ChoiceKey
  readonly label: string
  readonly total: number
  /** Parts that it lacks, and the total with them. */
  readonly missing: number
  /** What the total includes: 몰 2곳 · 배송비 3,000원 포함. */
  readonly basis: string
  /** What it saves against a choice with fewer malls; '' where it lacks parts. */
  readonly saving: string
  readonly notes: readonly string[]
  readonly orders: readonly DrawnOrder[]
}

/** The ways to buy an estimate, as a page shows them. */
export interface DrawnPlan {
  /** None where no part can be bought. */
  readonly choices: readonly DrawnChoice[]
  /** The cheapest of them and, of equal ones, the one with the fewest malls. */
  readonly best: ChoiceKey
  /** What the parts cost when each is bought by itself, or ''. */
  readonly apart: string
  readonly notes: readonly string[]
}
