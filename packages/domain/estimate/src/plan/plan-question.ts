import type { MallOffer } from '@jeoul/offers'
import type { PaymentTerms } from '@jeoul/personal-price'

/** A part of an estimate, with the malls' offers for it. */
export interface WantedPart {
  /** The item id, unique in the question. */
  readonly partId: string
  /** Its name for the shopper; if missing, a mall's own name for it. */
  readonly name?: string
  /** Pieces, at least 1. */
  readonly quantity: number
  readonly offers: readonly MallOffer[]
}

/** The parts to buy, and the shopper's terms. The quantity in the terms is ignored, since each part has its own. */
export interface PlanQuestion {
  readonly parts: readonly WantedPart[]
  readonly terms: PaymentTerms
}
