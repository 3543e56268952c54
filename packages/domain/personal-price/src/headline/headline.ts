import { formatCount, formatWon } from '@jeoul/format'
import type { PaymentTerms, Region } from '../offer/payment-terms.ts'

/** What a price consists of and demands, as far as words need it. */
export interface PriceFacts {
  /** Won of the whole order, with all that is known. */
  readonly total: number
  /** The delivery in the total, in won; null where nobody has told it. */
  readonly delivery: number | null
  /** The surcharge of the region in the total, in won; null where nobody has told it, 0 on the mainland. */
  readonly surcharge: number | null
  /** Whether required options are in the total. */
  readonly hasOptions: boolean
  /** Whether only a bank transfer gets the price. */
  readonly cashOnly: boolean
  /** The card that gets the price, or ''. */
  readonly card: string
  /** The membership that gets the price, or ''. */
  readonly membership: string
  /** Whether a coupon has to be taken. */
  readonly hasCoupon: boolean
  /** Whether it is known to be the least of all malls. */
  readonly isLowest: boolean
}

/** A price as every screen shows it. */
export interface Headline {
  /** Won. */
  readonly total: number
  /** What the price may be called: 최저가, 현금 최저가, 삼성카드 최저가, 회원가, 쿠폰가, 확인된 가격, 판매가. */
  readonly label: string
  /** Whether the label is 최저가 alone, which anyone can pay. */
  readonly isForAnyone: boolean
  /** What the total includes: 무료배송, 배송비 3,000원 포함, + 배송비 확인 필요. */
  readonly basis: string
  /** Whether all of the delivery is known. */
  readonly isComplete: boolean
}

type Order = Pick<PaymentTerms, 'region' | 'quantity'>

const mainland: Order = { region: 'mainland', quantity: 1 }
const regions: Readonly<Record<Region, string>> = { mainland: '', jeju: '제주', remote: '도서·산간' }

/**
 * The one place that decides what a price is called and what is said beside it, for every screen. 최저가 alone
 * means that anyone can pay it, by any card or by transfer; everything else names its condition, and a price
 * that is not known to be the lowest does not claim it (assumed; docs/decisions/0055).
 */
export function headline(facts: PriceFacts, order: Order = mainland): Headline {
  const isComplete = facts.delivery !== null && facts.surcharge !== null
  const label = labelOf(facts, isComplete)
  return {
    total: facts.total,
    label,
    isForAnyone: label === '최저가',
    basis: basisOf(facts, order),
    isComplete,
  }
}

function labelOf(
  { cashOnly, card, membership, hasCoupon, isLowest }: PriceFacts,
  isComplete: boolean,
): string {
  const by = cashOnly ? '현금' : card
  const isMember = membership !== ''
  const what = hasCoupon ? '쿠폰가' : isMember ? '회원가' : isLowest && isComplete ? '최저가' : '가격'
  const words = [by, hasCoupon && isMember ? '회원' : '', what].filter(word => word !== '').join(' ')
  if (words !== '가격') return words
  return isComplete ? '확인된 가격' : '판매가'
}

function basisOf({ delivery, surcharge, hasOptions }: PriceFacts, { region, quantity }: Order): string {
  return [
    quantity > 1 ? `${formatCount(quantity)}개 합계` : '',
    hasOptions ? '필수옵션 포함' : '',
    deliveryBasis(delivery, surcharge, regions[region]),
  ]
    .filter(words => words !== '')
    .join(' · ')
}

function deliveryBasis(delivery: number | null, surcharge: number | null, region: string): string {
  if (delivery === null) return '+ 배송비 확인 필요'
  if (surcharge === null) return `+ ${region} 추가 배송비 확인 필요`
  const fee = delivery + surcharge
  if (fee === 0) return '무료배송'
  return `${region === '' ? '' : `${region} `}배송비 ${formatWon(fee)} 포함`
}
