import type { PaymentTerms } from './payment-terms.ts'
import type { TruePrice } from './true-price.ts'
import { type WhyLine, whyLines } from './why-lines.ts'
import { whyNotes } from './why-notes.ts'

/** "왜 이 가격?": the parts of a price, which add up to it, and notes. */
export interface PriceExplanation {
  readonly lines: readonly WhyLine[]
  readonly notes: readonly string[]
}

/** Explains this shopper's price of an offer. */
export function explainPrice(price: TruePrice, terms: PaymentTerms): PriceExplanation {
  return { lines: whyLines(price), notes: whyNotes(price, terms) }
}
