import type { PlannedOrder, PlannedPart, PlanQuestion } from '@jeoul/estimate/plan'
import { formatCount } from '@jeoul/format'
import { mallLink } from '@jeoul/offers'
import { areStated, discountWords, type PaymentTerms, truePrice } from '@jeoul/personal-price'
import type { DrawnOrder, DrawnPart } from './drawn-plan.ts'

const surcharge: Readonly<Record<PaymentTerms['region'], string>> = {
  mainland: '',
  jeju: ' (제주 추가 배송비 포함)',
  remote: ' (도서·산간 추가 배송비 포함)',
}

/** Formats an order as text and figures. The amounts of its lines add up to its total. */
export function drawOrder(order: PlannedOrder, question: PlanQuestion): DrawnOrder {
  const { goods, discounts, delivery, total, mallName, way } = order
  const isUnknown = order.unknownDeliveries > 0 || order.isRegionUnknown
  return {
    key: `${mallName} ${order.parts.map(({ partId }) => partId).join()}`,
    mallName,
    payment: way.by === 'cash' ? '현금 결제' : `${way.card || '카드'} 결제`,
    parts: order.parts.map(part => drawPart(part, question)),
    lines: [
      { label: '상품 합계', amount: goods },
      ...discounts.map(discount => ({ label: discountWords(discount), amount: -discount.amount })),
      ...(delivery > 0 || !isUnknown
        ? [{ label: `배송비${surcharge[question.terms.region]}`, amount: delivery }]
        : []),
      ...(isUnknown ? [{ label: '알려지지 않은 배송비', amount: null }] : []),
    ],
    total,
  }
}

function drawPart({ partId, offer, pieces, goods }: PlannedPart, { parts, terms }: PlanQuestion): DrawnPart {
  const { quantity = 1, name = offer.market.itemNameCp } = parts.find(part => part.partId === partId) ?? {}
  const price = truePrice(offer, { ...terms, quantity })
  return {
    partId,
    name,
    pieces: piecesWords(pieces, quantity),
    goods,
    link: price && mallLink(offer, price, areStated(terms)),
  }
}

function piecesWords(pieces: number, wanted: number): string {
  if (pieces > wanted) return `${formatCount(pieces)}개 (${formatCount(wanted)}개보다 저렴해요)`
  return pieces === 1 ? '' : `${formatCount(pieces)}개`
}
