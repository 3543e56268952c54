import { deliveryCost } from './delivery-cost.ts'
import type { OfferTerms } from './offer-terms.ts'
import type { PaymentTerms, Region } from './payment-terms.ts'
import { type UsedDiscount, usableDiscounts } from './usable-discounts.ts'
import { canUse, type WayToPay, waysOf } from './ways-to-pay.ts'

/** One part of a price. Amounts are in won for the whole order, null if unknown. */
export type PricePart =
  | { readonly kind: 'goods'; readonly amount: number; readonly each: number }
  | { readonly kind: 'option'; readonly name: string; readonly amount: number }
  | { readonly kind: 'discount'; readonly discount: UsedDiscount; readonly amount: number }
  | { readonly kind: 'delivery'; readonly amount: number | null }
  | { readonly kind: 'region'; readonly region: Region; readonly amount: number | null }

/** A shopper's price of an order with one mall. */
export interface TruePrice {
  /** The sum of all known parts, in won. */
  readonly total: number
  /** Whether the delivery cost is unknown, so that the total is only the minimum. */
  readonly isOpen: boolean
  /** Whether the shopper can use the way of paying. */
  readonly isReachable: boolean
  readonly way: WayToPay
  /** The number of pieces in the order. Larger than requested if the larger order costs less. */
  readonly quantity: number
  readonly parts: readonly PricePart[]
}

/**
 * Prices an order for this shopper: price + required options + delivery − usable discounts, by the cheapest way of
 * paying that the shopper has or, without any, the cheapest of all. If a larger order costs less, its price applies
 * (assumed; docs/decisions/0021-personal-price.md).
 *
 * @returns null for an offer without a price
 */
export function truePrice(offer: OfferTerms, terms: PaymentTerms): TruePrice | null {
  const ways = waysOf(offer)
  const usable = ways.filter(way => canUse(way, terms))
  let best: TruePrice | null = null
  for (const way of usable.length > 0 ? usable : ways) {
    for (const quantity of quantitiesWorthAsking(offer, way, terms.quantity)) {
      const order = priceOrder(offer, terms, way, quantity)
      if (best === null || order.total < best.total) best = { ...order, isReachable: usable.length > 0 }
    }
  }
  return best
}

/**
 * The quantities that may have the lowest price: the requested one, and larger ones at which delivery becomes free or a
 * discount starts.
 */
function quantitiesWorthAsking(offer: OfferTerms, { price }: WayToPay, wanted: number): readonly number[] {
  const each = price + sumOf(offer.requiredOptions ?? [])
  const { kind, threshold = 0 } = offer.costDelivery
  const sums = [
    kind === 'free-above' ? threshold : 0,
    ...(offer.discounts ?? []).map(({ least = 0 }) => least),
  ]
  if (each === 0 || sums.every(sum => sum <= each * wanted)) return [wanted]
  return [wanted, ...sums.map(sum => Math.ceil(sum / each)).filter(quantity => quantity > wanted)]
}

function priceOrder(
  { requiredOptions = [], discounts = [], costDelivery, costRegion }: OfferTerms,
  terms: PaymentTerms,
  way: WayToPay,
  quantity: number,
): Omit<TruePrice, 'isReachable'> {
  const sum = (way.price + sumOf(requiredOptions)) * quantity
  const parts: PricePart[] = [
    { kind: 'goods', amount: way.price * quantity, each: way.price },
    ...requiredOptions.map(
      ({ name, price }) => ({ kind: 'option', name, amount: price * quantity }) as const,
    ),
    ...usableDiscounts(discounts, { sum, way, terms }).map(
      discount => ({ kind: 'discount', discount, amount: -discount.amount }) as const,
    ),
    { kind: 'delivery', amount: deliveryCost(costDelivery, sum, quantity) },
  ]
  const { region } = terms
  if (region !== 'mainland') parts.push({ kind: 'region', region, amount: costRegion?.[region] ?? null })
  return {
    total: parts.reduce((total, { amount }) => total + (amount ?? 0), 0),
    isOpen: parts.some(({ amount }) => amount === null),
    way,
    quantity,
    parts,
  }
}

/** What this shopper pays for delivery, with the surcharge of their region, in won; null if a part of it is unknown. */
export function deliveryFee({ parts }: Pick<TruePrice, 'parts'>): number | null {
  const fees = parts.flatMap(({ kind, amount }) => (kind === 'delivery' || kind === 'region' ? [amount] : []))
  return fees.reduce((sum, fee) => (sum === null || fee === null ? null : sum + fee), 0)
}

function sumOf(options: readonly { readonly price: number }[]): number {
  return options.reduce((sum, { price }) => sum + price, 0)
}
