import type { Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'
import { type MallOffer, mallHref, pairOffers } from '@jeoul/offers'
import { type PaymentTerms, type Ranked, rankOffers } from '@jeoul/personal-price'
import { type PriceChange, priceChange } from './price-change.ts'
import type { ToldOffer } from './read-link-search.ts'

type Answer = Loaded<readonly Market[]> | undefined

/** An offer that is still there. */
export interface AvailableOffer extends Ranked<MallOffer> {
  readonly kind: 'there'
  /** Where the host says it is; null where that is no web address. */
  readonly href: string | null
  readonly change: PriceChange
  /** Whether all prices are known; otherwise it may cost something else. */
  readonly isWhole: boolean
}

/** Where a way leads: to an offer that is `there`, to one that is `gone`, or nobody can tell yet or at all. */
export type OutboundOffer = { readonly kind: 'waiting' | 'failed' | 'gone' } | AvailableOffer

interface Asked {
  readonly mallId: string
  readonly told: ToldOffer
  readonly cash: Answer
  readonly card: Answer
}

/**
 * The offer that an address means, by the mall's number, among those that the host tells; where the mall sells the
 * product twice, the one that was seen, otherwise what costs this shopper least.
 */
export function findOutboundOffer({ mallId, told, cash, card }: Asked, terms: PaymentTerms): OutboundOffer {
  if (!isSettled(cash) || !isSettled(card)) return { kind: 'waiting' }
  const offers = pairOffers(cash?.data ?? [], card?.data ?? [])
  const found = rankOffers(offers, terms).find(
    ({ offer: { market } }) =>
      market.mallId === mallId && (told.itemIdCp === null || market.itemIdCp === told.itemIdCp),
  )
  const isWhole = cash?.status === 'full' && card?.status === 'full'
  if (!found) return { kind: isWhole ? 'gone' : 'failed' }
  return {
    kind: 'there',
    ...found,
    href: mallHref(found.offer.market.href),
    change: priceChange(told, found.price.total, terms),
    isWhole,
  }
}

/** "Does not go on by itself" where something is other than the shopper saw it, or may be. */
export function goesByItself(outbound: OutboundOffer): boolean {
  return (
    outbound.kind === 'there' &&
    outbound.href !== null &&
    outbound.isWhole &&
    outbound.change.kind !== 'dearer'
  )
}

function isSettled(answer: Answer): boolean {
  return answer?.status === 'full' || answer?.status === 'failed'
}
