import type { Market } from '@jeoul/api/types'
import { readDelivery } from '@jeoul/personal-price'
import { readCount, readPrice, readText } from '@jeoul/price-state'

/**
 * Validates an offer. Offers without a mall or a price, or with a required option without a price, are dropped. Invalid
 * terms are left out, so that they cannot lower a price (assumed).
 */
export function readOffer(found: Market): Market | null {
  if (!readText(found?.mallName) || readPrice(found.priceB2c) === null) return null
  const { requiredOptions, discounts, costRegion, ...offer } = found
  const terms = readOfferTerms(found)
  return terms && { ...offer, cardInstallment: readCount(offer.cardInstallment), ...terms }
}

type OfferConditions = Pick<
  Market,
  'eventCard' | 'costDelivery' | 'requiredOptions' | 'discounts' | 'costRegion'
>

/** The terms of an offer beyond its price; null if a required option has no price. */
export function readOfferTerms({
  eventCard,
  costDelivery,
  requiredOptions,
  discounts,
  costRegion,
}: OfferConditions): OfferConditions | null {
  if (!listOf(requiredOptions).every(({ price }) => isWon(price))) return null
  return {
    eventCard: readText(eventCard),
    costDelivery: readDelivery(costDelivery),
    ...(requiredOptions ? { requiredOptions: listOf(requiredOptions) } : {}),
    ...(discounts ? { discounts: listOf(discounts).filter(isDiscount) } : {}),
    ...(costRegion && Object.values(costRegion).every(isWon) ? { costRegion } : {}),
  }
}

function isDiscount({
  amount = 0,
  percent = 0,
  most = 0,
  least = 0,
}: NonNullable<Market['discounts']>[number]) {
  return [amount, percent, most, least].every(isWon)
}

function listOf<Value>(found: readonly Value[] | undefined): Value[] {
  return Array.isArray(found) ? found.filter(value => typeof value === 'object' && value !== null) : []
}

/** Whether it is an amount in won, or null. */
function isWon(value: unknown): value is number {
  return value === 0 || readPrice(value) !== null
}
