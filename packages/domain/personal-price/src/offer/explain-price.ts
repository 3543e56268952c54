import { formatCount, formatWon } from '@jeoul/format'
import { type PaymentTerms, regionNames } from './payment-terms.ts'
import type { PricePart, TruePrice } from './true-price.ts'
import type { DiscountShare, UsedDiscount } from './usable-discounts.ts'

/** The explanation "왜 이 가격?": the parts of a price, which add up to it, and notes. */
export interface PriceExplanation {
  readonly lines: readonly WhyLine[]
  readonly notes: readonly string[]
}

/** Explains this shopper's price of an offer. */
export function explainPrice(price: TruePrice, terms: PaymentTerms): PriceExplanation {
  return { lines: whyLines(price), notes: whyNotes(price, terms) }
}

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

/** The notes beside a price: who can pay it, what it lacks, and whether a larger order is cheaper. */
export function whyNotes(
  { isReachable, parts, way, quantity }: TruePrice,
  wanted: PaymentTerms,
): readonly string[] {
  const notes: string[] = []
  if (!isReachable)
    notes.push(
      way.by === 'cash' ? '현금으로만 살 수 있는 가격이에요.' : `${way.card}로만 살 수 있는 가격이에요.`,
    )
  const unknown = parts.find(({ amount }) => amount === null)
  if (unknown) {
    const extra = unknown.kind === 'region' ? `${regionNames[unknown.region]} 추가 ` : ''
    notes.push(`${extra}배송비를 알 수 없어 더 내야 할 수도 있어요.`)
  }
  if (quantity > wanted.quantity) {
    notes.push(`${formatCount(wanted.quantity)}개보다 ${formatCount(quantity)}개를 사는 편이 더 싸요.`)
  }
  return notes
}
