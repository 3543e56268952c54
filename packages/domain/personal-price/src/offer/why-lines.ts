import { formatCount, formatWon } from '@jeoul/format'
import { regionNames } from './region-names.ts'
import type { PricePart, TruePrice } from './true-price.ts'
import type { DiscountShare, UsedDiscount } from './usable-discounts.ts'

/** One line of "왜 이 가격?". */
export interface WhyLine {
  readonly label: string
  /** In won, negative for discounts; null if unknown. */
  readonly amount: number | null
}

const discounts = { coupon: '쿠폰', membership: '멤버십', card: '카드 할인' } as const

/** Explains a price part by part. The amounts add up to its total. */
export function whyLines(price: TruePrice): readonly WhyLine[] {
  return price.parts.map(part => ({ label: labelOf(part, price), amount: part.amount }))
}

function labelOf(part: PricePart, { way, quantity }: TruePrice): string {
  switch (part.kind) {
    case 'goods':
      return `${way.by === 'cash' ? '현금가' : way.card === '' ? '판매가' : `${way.card} 결제가`}${timesOf(quantity)}`
    case 'option':
      return `필수 옵션 ${part.name}${timesOf(quantity)}`
    case 'discount':
      return discountWords(part.discount)
    case 'delivery':
      return '배송비'
    case 'region':
      return `${regionNames[part.region]} 추가 배송비`
  }
}

/** Describes a discount: `카드 할인 삼성카드 (892,000원의 7%, 최대 30,000원)`. */
export function discountWords({ kind, name, share }: UsedDiscount): string {
  return `${discounts[kind]} ${name}${shareOf(share)}`
}

function timesOf(quantity: number): string {
  return quantity === 1 ? '' : ` × ${formatCount(quantity)}개`
}

function shareOf(share: DiscountShare | undefined): string {
  if (!share) return ''
  const limit = share.most === undefined ? '' : `, 최대 ${formatWon(share.most)}`
  return ` (${formatWon(share.of)}의 ${share.percent}%${limit})`
}
