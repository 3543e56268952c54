import type { Delivery, Market } from '@jeoul/api/types'

/**
 * An offer as far as a host can be believed: one without mall or price is none, and neither is one whose required
 * options have no price. Terms that make no sense are left out, so that they lower no price (assumed).
 */
export function readOffer(found: Market): Market | null {
  if (!found?.mallName || !isWon(found.priceB2c)) return null
  const { requiredOptions, discounts, costRegion, ...offer } = found
  if (!listOf(requiredOptions).every(({ price }) => isWon(price))) return null
  return {
    ...offer,
    eventCard: offer.eventCard ?? '',
    cardInstallment: offer.cardInstallment ?? 0,
    costDelivery: readDelivery(offer.costDelivery),
    ...(requiredOptions ? { requiredOptions: listOf(requiredOptions) } : {}),
    ...(discounts ? { discounts: listOf(discounts).filter(isDiscount) } : {}),
    ...(costRegion && Object.values(costRegion).every(isWon) ? { costRegion } : {}),
  }
}

function readDelivery(found: Delivery): Delivery {
  const amounts = [found?.fee, found?.threshold].filter(amount => amount !== undefined)
  const isSound = typeof found?.kind === 'string' && amounts.every(isWon) && (found.each ?? 1) >= 1
  return isSound ? found : { kind: 'unknown' }
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

function isWon(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
