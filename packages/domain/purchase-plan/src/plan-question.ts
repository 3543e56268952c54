import type { MallOffer } from '@jeoul/offers'
import type { PaymentTerms } from '@jeoul/personal-price'

/** A part of an estimate, with what the malls ask for it. */
export interface WantedPart {
  /** The id of the product, unique in the question. */
  readonly partId: string
  /** What the shopper knows it by; a mall's own name for it where it is missing. */
  readonly name?: string
  /** Pieces, at least 1. */
  readonly quantity: number
  readonly offers: readonly MallOffer[]
}

/** What to buy, and how this shopper pays. The quantity of the terms does not count: each part has its own. */
export interface PlanQuestion {
  readonly parts: readonly WantedPart[]
  readonly terms: PaymentTerms
}
