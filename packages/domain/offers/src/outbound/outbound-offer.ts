import type { Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'
import {
  type Headline,
  offerHeadline,
  offersHeadline,
  type PaymentTerms,
  type Ranked,
  rankOffers,
} from '@jeoul/personal-price'
import { type MallOffer, mallHref, pairOffers } from '../index.ts'
import { isAsSeen, type PriceChange, priceChange } from './price-change.ts'
import type { LinkedOffer } from './read-link-search.ts'

type Answer = Loaded<readonly Market[]> | undefined

/** An offer that still exists. */
export interface AvailableOffer extends Ranked<MallOffer> {
  readonly kind: 'ready'
  /** The address that the host gave; null if it is not a safe web address. */
  readonly href: string | null
  /** The label of its price: the product's headline if this offer is the cheapest, else its own. */
  readonly headline: Headline
  readonly change: PriceChange
  /** Whether the shopper has just seen the same offer at the same price. */
  readonly isAsSeen: boolean
  /** Whether cash and card prices have both loaded; otherwise the price may differ. */
  readonly isWhole: boolean
}

/** The offer behind an outbound address: ready, gone, not loaded yet, or failed to load. */
export type OutboundOffer = { readonly kind: 'waiting' | 'failed' | 'gone' } | AvailableOffer

interface OffersOfAddress {
  readonly mallId: string
  readonly linked: LinkedOffer
  readonly cash: Answer
  readonly card: Answer
}

/**
 * Finds the offer of an address by the mall's id. If the mall sells the product twice, prefers the offer that was seen,
 * else the one that is cheapest for this shopper.
 */
export function findOutboundOffer(
  { mallId, linked, cash, card }: OffersOfAddress,
  terms: PaymentTerms,
): OutboundOffer {
  if (!isSettled(cash) || !isSettled(card)) return { kind: 'waiting' }
  const offers = pairOffers(cash?.data ?? [], card?.data ?? [])
  const ranked = rankOffers(offers, terms)
  const found = ranked.find(
    ({ offer: { market } }) =>
      market.mallId === mallId && (linked.itemIdCp === null || market.itemIdCp === linked.itemIdCp),
  )
  const isWhole = cash?.status === 'full' && card?.status === 'full'
  if (!found) return { kind: isWhole ? 'gone' : 'failed' }
  const best = isWhole ? offersHeadline(ranked, terms) : null
  return {
    kind: 'ready',
    ...found,
    headline: best?.place === found ? best : offerHeadline(found.price, terms),
    href: mallHref(found.offer.market.href),
    change: priceChange(linked, found.price.total, terms),
    isAsSeen: isAsSeen(linked, found.price, terms),
    isWhole,
  }
}

/**
 * Whether the page redirects without a press. It "does not go on by itself" if the price has risen since the shopper
 * saw it, or may have.
 */
export function redirectsByItself(outbound: OutboundOffer): boolean {
  return (
    outbound.kind === 'ready' &&
    outbound.href !== null &&
    outbound.isWhole &&
    outbound.change.kind !== 'dearer'
  )
}

function isSettled(answer: Answer): boolean {
  return answer?.status === 'full' || answer?.status === 'failed'
}
