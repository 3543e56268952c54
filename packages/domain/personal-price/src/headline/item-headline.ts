import type { Delivery, LowestPrice, LowestPrices, PriceState, PriceType } from '@jeoul/api/types'
import { formatWon } from '@jeoul/format'
import { unpricedLabel } from '@jeoul/price-state'
import { deliveryCost } from '../offer/delivery-cost.ts'
import { type Headline, headline } from './headline.ts'

/** A product's prices, as lists and other responses contain them. */
export interface PricedItem {
  readonly price_state: PriceState
  /** Won without delivery; null or missing if unknown. */
  readonly cash?: number | null
  readonly card?: number | null
  readonly delivery?: Delivery
  readonly lowest?: LowestPrices
}

/**
 * The headline of a product by the default terms, computed without its offers. If the host sends the lowest prices
 * (`lowest`), it equals the headline of the offers. Prices without conditions, which other hosts send, are labelled 판매가
 * or 카드가, never 최저가 (assumed).
 *
 * @param type whether to use the price for any card or the best card's
 * @returns null for a product without a price
 */
export function itemHeadline(item: PricedItem, type: PriceType = 'cash'): Headline | null {
  if (item.price_state !== 3) return null
  const lowest = (type === 'card' && item.lowest?.card) || item.lowest?.any
  if (hasTotal(lowest)) return lowestHeadline(lowest)
  const total = item[type] ?? null
  return total === null ? null : priceTag(total, type, item.delivery)
}

/** The headline in one line: 최저가 892,000원 · 무료배송; for a product without a price, the reason: 단종. */
export function headlineWords(item: PricedItem): string {
  const found = itemHeadline(item)
  if (!found) return unpricedLabel(item.price_state)
  return `${found.label} ${formatWon(found.total)} · ${found.basis}`
}

/**
 * The product's prices by other ways of paying, if lower than its headline. They are for one piece to the mainland, and
 * must not appear beside the price of another order: see `cheaperWays`.
 */
export function otherHeadlines(item: PricedItem, type: PriceType = 'cash'): readonly Headline[] {
  const main = itemHeadline(item, type)
  if (!main) return []
  if (hasTotal(item.lowest?.any)) {
    const { card, cash } = item.lowest
    return [card, cash]
      .filter(hasTotal)
      .filter(({ total }) => total < main.total)
      .map(lowestHeadline)
  }
  const other = type === 'card' ? 'cash' : 'card'
  const total = item[other] ?? null
  return total === null || total === main.total ? [] : [priceTag(total, other, item.delivery)]
}

function hasTotal(lowest: LowestPrice | undefined): lowest is LowestPrice {
  return typeof lowest?.total === 'number'
}

function lowestHeadline(lowest: LowestPrice): Headline {
  return headline({
    total: lowest.total,
    delivery: lowest.delivery,
    includes: lowest.options ? ['필수옵션 포함'] : [],
    cashOnly: lowest.cash_only === true,
    card: lowest.card ?? '',
    isForMembers: false,
    hasCoupon: lowest.coupon === true,
    isLowest: lowest.unsure !== true,
  })
}

/** The headline of a price that a host sends without its conditions. */
function priceTag(total: number, type: PriceType, delivery: Delivery | undefined): Headline {
  const fee = delivery ? deliveryCost(delivery, total, 1) : null
  const missing = fee === null ? '+ 배송비 확인 필요' : ''
  const basis = missing || (fee === 0 ? '무료배송' : `배송비 ${formatWon(fee ?? 0)} 별도`)
  const label = type === 'card' ? '카드가' : '판매가'
  return { total, label, isForAnyone: false, basis, missing }
}
