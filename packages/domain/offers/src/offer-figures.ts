import { formatCount, formatDelivery, formatWon, formatWonSigned } from '@jeoul/format'
import { arePersonal, offerHeadline, type PaymentTerms, type TruePrice } from '@jeoul/personal-price'
import { deliveryTerms } from './delivery-terms.ts'
import type { OfferListRow } from './offer-list-rows.ts'
import type { OfferTab } from './offer-tab.ts'
import { paidName } from './paid-name.ts'
import { tabPrice } from './tab-price.ts'

/** The figures of an offer's row. Unit price, notes and delivery add up to the figure by which the rows are sorted. */
export interface OfferFigures {
  /** The price of one piece at the mall, in won. */
  readonly unitPrice: number
  /** The adjustments to the unit price: × 3개, 필수옵션 +17,000원, 쿠폰 −1,000원. */
  readonly notes: readonly string[]
  /** The delivery cost, surcharge included: 무료배송, 배송비 3,000원, 배송비 3,000원 + 제주 3,000원. */
  readonly delivery: string
  /** The figure by which the rows are sorted, in won. */
  readonly figure: number
  /** The cost that is not part of the figure: + 배송비 확인 필요; or ''. */
  readonly missing: string
  /** The amount that this shopper pays, if the rows are sorted by another figure; else ''. */
  readonly paid: string
}

/** The figures of a row in one order of the offers. */
export function offerFigures(
  { offer, market, price }: Pick<OfferListRow, 'offer' | 'market' | 'price'>,
  tab: OfferTab,
  terms: PaymentTerms,
): OfferFigures {
  if (tab === 'all') return personalFigures(price, terms)
  const { options, delivery, figure } = tabPrice({ offer, market }, tab)
  return {
    unitPrice: market.priceB2c,
    notes: [offer.requiredOptions?.length ? optionNote(options) : '', market.eventCard].filter(Boolean),
    delivery: delivery === 0 ? '무료배송' : formatDelivery(deliveryTerms(market.costDelivery)),
    figure,
    missing: tab === 'delivery' && delivery === null ? '+ 배송비 확인 필요' : '',
    paid: paidWords(price, terms),
  }
}

function paidWords(price: TruePrice, terms: PaymentTerms): string {
  const { total, quantity } = price
  const pieces = quantity > 1 ? `${formatCount(quantity)}개 합계` : ''
  return [paidName(arePersonal(terms)), pieces, formatWon(total), offerHeadline(price, terms).missing]
    .filter(Boolean)
    .join(' ')
}

const optionNote = (amount: number) => `필수옵션 ${formatWonSigned(amount)}`

const discounts = { coupon: '쿠폰', membership: '회원', card: '카드 할인' } as const

function personalFigures(price: TruePrice, terms: PaymentTerms): OfferFigures {
  const notes = price.parts.flatMap(part => {
    if (part.kind === 'option') return [optionNote(part.amount)]
    if (part.kind === 'discount') return [`${discounts[part.discount.kind]} ${formatWonSigned(part.amount)}`]
    return []
  })
  return {
    unitPrice: price.way.price,
    notes: [...(price.quantity > 1 ? [`× ${price.quantity}개`] : []), ...notes],
    delivery: deliveryOf(price),
    figure: price.total,
    missing: offerHeadline(price, terms).missing,
    paid: '',
  }
}

function deliveryOf({ parts }: TruePrice): string {
  const fees = parts.flatMap(part => (part.kind === 'delivery' || part.kind === 'region' ? [part] : []))
  if (fees.every(({ amount }) => amount === 0)) return '무료배송'
  return fees
    .filter(({ amount }) => amount !== 0)
    .map(
      part =>
        `${part.kind === 'region' ? regions[part.region] : '배송비'} ${part.amount === null ? '확인 필요' : formatWon(part.amount)}`,
    )
    .join(' + ')
}

const regions = { mainland: '', jeju: '제주 추가', remote: '도서·산간 추가' } as const
