import type { PriceType } from '@jeoul/api/types'

/**
 * The name of an estimate's prices by the way of paying (assumed). The lowest card price may require a certain card, so
 * it is not the price of every card.
 */
export function priceBasis(type: PriceType): '현금 판매가' | '카드 판매가' {
  return type === 'card' ? '카드 판매가' : '현금 판매가'
}
