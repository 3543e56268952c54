import type { Headline, PriceExplanation } from '@jeoul/personal-price'
import type { InstallmentWords } from './card-words.ts'
import type { MallLink } from './mall-link.ts'
import type { OfferBadge } from './offer-badges.ts'
import type { OfferFigures } from './offer-figures.ts'

/** A mall's price, and the link to it. */
export interface PresentedPrice {
  readonly mallName: string
  /** What this shopper pays, in won. */
  readonly total: number
  readonly link: MallLink | null
}

/** The lowest price of a product for this shopper. */
export interface LowestOffer extends PresentedPrice, Pick<Headline, 'label' | 'basis' | 'isForAnyone'> {
  /** The number of malls that may be cheaper, because their delivery cost is unknown. */
  readonly unsure: number
  readonly why: PriceExplanation
}

/** One of the malls with the lowest prices for this shopper. */
export interface BestMall extends PresentedPrice {
  /** The condition of the price and what it includes: 현금 가격 · 무료배송. */
  readonly words: string
}

/** A row of the table of offers. */
export interface PresentedOffer extends PresentedPrice, OfferFigures {
  readonly key: string
  readonly mallImage: string
  /** The minishop that sells it, and whether it is the open one; null for any other mall. */
  readonly minishop: { readonly managerId: number; readonly isOpen: boolean } | null
  readonly badges: readonly OfferBadge[]
  /** The time that the price was checked, if that is much earlier than for the others; else ''. */
  readonly checked: string
  /** The product's headline label, if this offer has it. */
  readonly mark: Pick<Headline, 'label' | 'isForAnyone'> | null
  /** Whether the shopper can pay it. */
  readonly isReachable: boolean
  /** Installments without interest; null if it has none. */
  readonly installments: InstallmentWords | null
  readonly why: PriceExplanation
}

/** The offers of a product as text and figures for its page. */
export interface PresentedOffers {
  readonly lowest: LowestOffer | null
  readonly bestMalls: readonly BestMall[]
  /** The first rows of the tab, or all of them. */
  readonly rows: readonly PresentedOffer[]
  /** The number of offers. */
  readonly count: number
  /** When the newest price was checked, or ''. */
  readonly checked: string
  /** The lowest and the highest price that anyone can pay, in won; null without offers. */
  readonly range: readonly [number, number] | null
  /** Whether the prices follow terms that the shopper has stated and are therefore called 내 결제가. */
  readonly isPersonal: boolean
}
