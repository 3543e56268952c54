import type { PriceType } from '@jeoul/api/types'

/**
 * What a price of an estimate is called, by the way of paying (assumed). The lowest price by card may ask for a certain
 * card, so that it is not the price of every card.
 */
export function priceBasis(type: PriceType): '현금 판매가' | '카드 판매가' {
  return type === 'card' ? '카드 판매가' : '현금 판매가'
}
