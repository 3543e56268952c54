import type { Headline, PriceExplanation } from '@jeoul/personal-price'
import type { MallLink } from './mall-link.ts'
import type { OfferBadge } from './offer-badges.ts'
import type { OfferFigures } from './offer-figures.ts'

/** A price of a mall, and the way there. */
export interface PresentedPrice {
  readonly mallName: string
  /** What this shopper pays, in won. */
  readonly total: number
  readonly link: MallLink | null
}

/** The lowest price of a product for this shopper. */
export interface LowestOffer extends PresentedPrice, Pick<Headline, 'label' | 'basis' | 'isForAnyone'> {
  /** Malls that may cost less, since they do not say what delivery costs. */
  readonly unsure: number
  readonly why: PriceExplanation
}

/** One of the malls where this shopper pays least. */
export interface BestMall extends PresentedPrice {
  readonly key: string
  /** The condition of the price and what it includes: 현금 가격 · 무료배송. */
  readonly words: string
}

/** A row of the table of offers. */
export interface PresentedOffer extends PresentedPrice, OfferFigures {
  readonly key: string
  readonly mallImage: string
  /** Whose minishop the mall is: the one that is open, or another; null where it is none. */
  readonly minishop: 'open' | 'other' | null
  readonly badges: readonly OfferBadge[]
  /** When the price was checked, if that is much earlier than the others were; else ''. */
  readonly checked: string
  /** What the product's price is called, where it is this offer's. */
  readonly mark: Pick<Headline, 'label' | 'isForAnyone'> | null
  /** Whether the shopper can pay it. */
  readonly isReachable: boolean
  /** Installments without interest, or ''. */
  readonly installments: string
  readonly why: PriceExplanation
}

/**
 * The offers of a product as its page shows them, in words and figures: what a browser needs of them at first, without the
 * offers themselves and without the rules of prices.
 */
export interface PresentedOffers {
  readonly lowest: LowestOffer | null
  readonly bestMalls: readonly BestMall[]
  /** The first rows of the tab, or all of them. */
  readonly rows: readonly PresentedOffer[]
  /** How many offers there are. */
  readonly count: number
  /** When the newest price was checked, or ''. */
  readonly checked: string
  /** The lowest and the highest price that anyone pays, in won; null without offers. */
  readonly range: readonly [number, number] | null
}
