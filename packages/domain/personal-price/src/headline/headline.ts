import { formatWon } from '@jeoul/format'

/** The facts about a price that determine its label. */
export interface PriceFacts {
  /** The known total of the whole order, in won. */
  readonly total: number
  /** What the total includes besides delivery, in words: 3개 합계, 필수옵션 포함. */
  readonly includes: readonly string[]
  /** The delivery in the total, in won; null if unknown. */
  readonly delivery: number | null
  /** The region's surcharge in the total, in won; null if unknown. Undefined on the mainland. */
  readonly surcharge?: { readonly region: string; readonly amount: number | null }
  /** Whether the price requires a bank transfer. */
  readonly cashOnly: boolean
  /** The card that the price requires, or ''. */
  readonly card: string
  /** Whether the price requires a membership. */
  readonly isForMembers: boolean
  /** Whether the price requires a coupon. */
  readonly hasCoupon: boolean
  /** Whether no other mall can be cheaper, as far as is known. */
  readonly isLowest: boolean
}

/** A price with its label, as every screen shows it. */
export interface Headline {
  /** In won. */
  readonly total: number
  /** The label of the price: 최저가, 제주 최저가, 현금 최저가, 삼성카드 최저가, 회원가, 쿠폰가, 확인된 가격, 판매가. */
  readonly label: string
  /** Whether it is the lowest price, and anyone in the same region can pay it. */
  readonly isForAnyone: boolean
  /** What the total includes: 무료배송, 배송비 3,000원 포함, + 배송비 확인 필요. */
  readonly basis: string
  /** The unknown part of the delivery: + 배송비 확인 필요; '' if all is known. */
  readonly missing: string
}

/**
 * Decides the label of a price and the words beside it, for every screen. 최저가 alone means that anyone on the mainland
 * can pay the price, by any card or by transfer. Any other price states its condition or its region, and a price that
 * may not be the lowest is not called 최저가 (assumed; docs/decisions/0055-words-for-prices.md).
 */
export function headline(facts: PriceFacts): Headline {
  const missing = missingOf(facts)
  const region = facts.surcharge ? `${facts.surcharge.region} ` : ''
  const label = labelOf(facts, region, missing === '')
  return {
    total: facts.total,
    label,
    isForAnyone: label === `${region}최저가`,
    basis: [...facts.includes, missing || feeOf(facts)].join(' · '),
    missing,
  }
}

function labelOf(
  { cashOnly, card, isForMembers, hasCoupon, isLowest }: PriceFacts,
  region: string,
  isComplete: boolean,
): string {
  const by = cashOnly ? '현금 ' : card && `${card} `
  if (hasCoupon) return `${by}${isForMembers ? '회원 ' : ''}쿠폰가`
  if (isForMembers) return `${by}회원가`
  if (isLowest && isComplete) return `${region}${by}최저가`
  return by ? `${by}가격` : isComplete ? '확인된 가격' : '판매가'
}

function missingOf({ delivery, surcharge }: PriceFacts): string {
  if (delivery === null) return '+ 배송비 확인 필요'
  return surcharge?.amount === null ? `+ ${surcharge.region} 추가 배송비 확인 필요` : ''
}

function feeOf({ delivery, surcharge }: PriceFacts): string {
  const fee = (delivery ?? 0) + (surcharge?.amount ?? 0)
  return fee === 0 ? '무료배송' : `${surcharge ? `${surcharge.region} ` : ''}배송비 ${formatWon(fee)} 포함`
}
