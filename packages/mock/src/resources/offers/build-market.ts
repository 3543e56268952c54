import type { Market } from '@jeoul/api/types'
import { feeOf } from '../../catalogue/lowest-prices.ts'
import type { Offer } from '../../catalogue/offers.ts'

/** @param mainUrl origin of the host with the pictures, which also acts as the malls */
export function buildMarket(offer: Offer, mainUrl: string): Market {
  const { idxBManager, mallName, itemIdCp, itemNameCp, cardInstallment, eventCard } = offer
  return {
    idxBManager,
    mallName,
    itemIdCp,
    itemNameCp,
    cardInstallment,
    priceB2c: offer.price,
    eventCard,
    costDelivery: offer.delivery,
    mallImage: `${mainUrl}/pictures/mall/${encodeURIComponent(mallName)}.svg`,
    href: `${mainUrl}/__mock/mall/${encodeURIComponent(mallName)}/${itemIdCp}`,
    mallId: String(offer.mallId),
    cashOnly: offer.cashOnly,
    requiredOptions: [...offer.requiredOptions],
    discounts: [...offer.discounts],
    ...(offer.regions ? { costRegion: offer.regions } : {}),
    checkedAt: new Date(offer.checkedAt).toISOString(),
    ad: offer.isAd,
  }
}

type PricedOffer = Pick<Offer, 'price' | 'delivery'>

/** Compares by the price of one piece with delivery; unknown delivery fees come last. Source: assumed. */
export function byTruePrice(a: PricedOffer, b: PricedOffer): number {
  const [feeA, feeB] = [feeOf(a.delivery, a.price), feeOf(b.delivery, b.price)]
  if (feeA === null || feeB === null) {
    return Number(feeA === null) - Number(feeB === null) || a.price - b.price
  }
  return a.price + feeA - (b.price + feeB)
}
