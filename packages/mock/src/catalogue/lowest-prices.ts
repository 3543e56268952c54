import type { LowestPrice, LowestPrices } from '@jeoul/api/types'
import type { Region } from '../index/question.ts'
import type { Catalogue, DeliveryTerms, Leaf } from './catalogue.ts'
import type { Quote } from './market/quote-on.ts'
import { type DrawnOffer, drawOffers, drawOffersFor } from './offers.ts'

/**
 * The lowest prices of an item over all of its offers: by any card, by the best of all cards, and by bank
 * transfer. Source: the contract's `LowestPrices`.
 *
 * @returns undefined where no mall sells it
 */
export function lowestPrices(catalogue: Catalogue, leaf: Leaf, row: number): LowestPrices | undefined {
  return lowestOfOffers(drawOffers(catalogue, leaf, row))
}

/** The lowest prices of an item as they were with another quote. */
export function lowestPricesFor(
  catalogue: Catalogue,
  leaf: Leaf,
  row: number,
  quote: Quote,
): LowestPrices | undefined {
  return lowestOfOffers(drawOffersFor(catalogue, leaf, row, quote))
}

/** The lowest prices over these offers of one item; undefined where there are none. */
export function lowestOfOffers(offers: readonly DrawnOffer[]): LowestPrices | undefined {
  if (offers.length === 0) return undefined
  const any = lowestOf(offers.map(offer => byAnyCard(offer)))
  const card = lowestOf(offers.flatMap(offer => [byAnyCard(offer), ...byOwnCard(offer)]))
  const cash = lowestOf(offers.flatMap(offer => [byAnyCard(offer), ...byTransfer(offer)]))
  return {
    any,
    ...(isOther(card, any) && { card }),
    ...(isOther(cash, any) && { cash }),
  }
}

/** Whether the lowest price for anyone, delivered to a region, includes free delivery. Source: the contract's `Trait`. */
export function isDeliveredFree(offers: readonly DrawnOffer[], region: Region): boolean {
  return offers.length > 0 && lowestOf(offers.map(offer => byAnyCard(offer, region))).delivery === 0
}

function isOther(price: LowestPrice, any: LowestPrice): boolean {
  return price.total < any.total || price.unsure !== any.unsure
}

/** A price with what it demands besides delivery. */
type Paid = LowestPrice & { readonly conditions: number }

function byAnyCard(offer: DrawnOffer, region: Region = 'mainland'): Paid {
  return pay(offer, offer.cashOnly ? offer.byCard : offer.cash, { region })
}

/** By a card that the mall has an event or a discount for. */
function byOwnCard(offer: DrawnOffer): Paid[] {
  const { cash, byCard, eventCard, cashOnly } = offer
  const discounted = offer.discounts.find(({ kind }) => kind === 'card')?.name
  return [
    ...(eventCard === '' ? [] : [pay(offer, byCard, { card: eventCard })]),
    ...(discounted === undefined ? [] : [pay(offer, cashOnly ? byCard : cash, { card: discounted })]),
  ]
}

function byTransfer(offer: DrawnOffer): Paid[] {
  return offer.cashOnly ? [{ ...pay(offer, offer.cash), cash_only: true, conditions: 1 }] : []
}

interface PaidHow {
  readonly card?: string
  readonly region?: Region
}

function pay(offer: DrawnOffer, price: number, { card = '', region = 'mainland' }: PaidHow = {}): Paid {
  const { requiredOptions, discounts } = offer
  const options = requiredOptions.reduce((sum, option) => sum + option.price, 0)
  const sum = price + options
  const off = (kind: 'coupon' | 'card', left: number) => {
    const found = discounts.find(
      discount =>
        discount.kind === kind &&
        sum >= (discount.least ?? 0) &&
        (kind === 'coupon' || discount.name === card),
    )
    if (!found) return 0
    const share = Math.floor((left * (found.percent ?? 0)) / 100)
    return Math.min(left, Math.max(found.amount ?? 0, Math.min(found.most ?? share, share)))
  }
  const coupon = off('coupon', sum)
  const discount = off('card', sum - coupon)
  const fee = feeTo(offer, sum, region)
  return {
    total: sum - coupon - discount + (fee ?? 0),
    delivery: fee,
    ...(options > 0 && { options: true }),
    ...(coupon > 0 && { coupon: true }),
    ...(card !== '' && { card }),
    conditions: Number(coupon > 0) + Number(card !== ''),
  }
}

/** What delivery to a region costs, surcharge included; null where the mall does not say. */
function feeTo({ delivery, regions }: DrawnOffer, sum: number, region: Region): number | null {
  const fee = feeOf(delivery, sum)
  if (region === 'mainland' || fee === null) return fee
  return regions ? fee + regions[region] : null
}

/** What delivery of an order costs in won; null where the mall does not say. */
export function feeOf(terms: DeliveryTerms, sum: number): number | null {
  switch (terms.kind) {
    case 'free':
      return 0
    case 'paid':
      return terms.fee
    case 'free-above':
      return sum >= terms.threshold ? 0 : terms.fee
    case 'unknown':
      return null
  }
}

/** The least of the prices with known delivery or, where there is none, of all. */
function lowestOf(prices: readonly Paid[]): LowestPrice {
  const least = prices.reduce((best, price) => (compare(price, best) < 0 ? price : best))
  const isUnsure =
    least.delivery !== null && prices.some(({ delivery, total }) => delivery === null && total < least.total)
  const { conditions: _, ...lowest } = least
  return { ...lowest, ...(isUnsure && { unsure: true }) }
}

function compare(a: Paid, b: Paid): number {
  return (
    Number(a.delivery === null) - Number(b.delivery === null) ||
    a.total - b.total ||
    a.conditions - b.conditions
  )
}
