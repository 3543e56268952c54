import type { Plan, PlannedOrder, PlannedPart, PlanQuestion, PurchasePlan } from '@jeoul/estimate/plan'
import { interestWords } from '@jeoul/estimate-pricing'
import { formatCount, formatWon } from '@jeoul/format'
import { type MallLink, mallLink } from '@jeoul/offers'
import { areStated, discountWords, type PaymentTerms, truePrice } from '@jeoul/personal-price'

/** One mall, at most two, or any number. */
export type ChoiceKey = 'one' | 'two' | 'any'

/** A part as an order shows it. */
interface DrawnPart {
  readonly partId: string
  readonly name: string
  /** The quantity if it is not one: 3개; also states that it is more than wanted. */
  readonly pieces: string
  /** In won for all pieces, before discounts and delivery. */
  readonly goods: number
  readonly link: MallLink | null
}

/** An order with a mall, formatted. */
export interface DrawnOrder {
  /** Unique within its choice. */
  readonly key: string
  readonly mallName: string
  /** The way of paying, and whether the chosen installments cost interest: 삼성카드 결제 · 12개월 무이자. */
  readonly payment: string
  readonly parts: readonly DrawnPart[]
  /** The components of the total; null if unknown. */
  readonly lines: readonly { readonly label: string; readonly amount: number | null }[]
  readonly total: number
}

/** One of the ways to buy all parts. */
export interface DrawnChoice {
  readonly key: ChoiceKey
  readonly label: string
  readonly total: number
  /** The number of parts that it lacks, those that no mall sells among them: its total is no price of the estimate. */
  readonly missing: number
  /** The contents of the total: 몰 2곳 · 배송비 3,000원 포함. */
  readonly basis: string
  /** The saving compared to a choice with fewer malls; '' if it lacks parts. */
  readonly saving: string
  readonly notes: readonly string[]
  readonly orders: readonly DrawnOrder[]
}

/** The ways to buy an estimate, as a page shows them. */
interface DrawnPlan {
  /** Empty if no part can be bought. */
  readonly choices: readonly DrawnChoice[]
  /** The cheapest choice and, of equal ones, the one with the fewest malls. */
  readonly best: ChoiceKey
  /** The cost of buying each part separately, or ''. */
  readonly separate: string
  readonly notes: readonly string[]
}

const surcharge: Readonly<Record<PaymentTerms['region'], string>> = {
  mainland: '',
  jeju: ' (제주 추가 배송비 포함)',
  remote: ' (도서·산간 추가 배송비 포함)',
}

/** Formats an order as text and figures. The amounts of its lines add up to its total. */
function drawOrder(order: PlannedOrder, question: PlanQuestion, months: number): DrawnOrder {
  const { goods, discounts, delivery, total, mallName, way } = order
  const isUnknown = order.unknownDeliveries > 0 || order.isRegionUnknown
  return {
    key: `${mallName} ${order.parts.map(({ partId }) => partId).join()}`,
    mallName,
    payment:
      way.by === 'cash'
        ? '현금 결제'
        : `${way.card || '카드'} 결제 · ${months}개월 ${interestOf(order, months)}`,
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

/** One payment pays for all parts, so the offer with the fewest months without interest counts. */
function interestOf({ parts }: PlannedOrder, months: number) {
  return interestWords(months, Math.min(...parts.map(({ offer }) => offer.market.cardInstallment)))
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

/**
 * Formats the ways to buy an estimate for its page.
 *
 * @param months of a card's installments
 */
export function drawPlan(question: PlanQuestion, found: PurchasePlan, months: number): DrawnPlan {
  const plans: readonly (readonly [ChoiceKey, string, Plan | null])[] = [
    ['one', '몰 1곳에서', found.oneMall],
    ['two', '몰 2곳까지', found.twoMalls],
    ['any', '몰 수 제한 없이', found.anyMalls],
  ]
  const choices = plans.flatMap(([key, label, plan], index) =>
    plan
      ? [
          drawChoice(plan, {
            key,
            label,
            fewer: plans[index - 1] ?? null,
            question,
            months,
            unavailable: found.unavailable.length,
          }),
        ]
      : [],
  )
  const best = plans.find(([, , plan]) => plan && found.anyMalls && difference(found.anyMalls, plan) === 0)
  return {
    choices,
    best: best?.[0] ?? 'any',
    separate: separateWords(found),
    notes: [
      ...found.unavailable.map(partId => `${nameOf(partId, question)}: 지금 살 수 있는 몰이 없어요.`),
      ...(found.isExact
        ? []
        : [
            `조합이 너무 많아 모두 비교하지는 못했어요. 최대 ${formatWon(found.maxDifference)}까지 더 저렴한 방법이 있을 수 있어요.`,
          ]),
    ],
  }
}

interface Drawing {
  readonly key: ChoiceKey
  readonly label: string
  /** The previous choice, with fewer malls. */
  readonly fewer: readonly [ChoiceKey, string, Plan | null] | null
  readonly question: PlanQuestion
  readonly months: number
  /** The number of parts that no mall sells. */
  readonly unavailable: number
}

function drawChoice(plan: Plan, { key, label, fewer, question, months, unavailable }: Drawing): DrawnChoice {
  const orders = plan.malls.flatMap(mall => mall.orders)
  const missing = plan.missing.map(partId => nameOf(partId, question))
  const isRegionUnknown = orders.some(order => order.isRegionUnknown)
  return {
    key,
    label,
    total: plan.total,
    missing: missing.length + unavailable,
    basis: basisOf(plan),
    saving: missing.length === 0 && fewer?.[2] ? savingWords(difference(plan, fewer[2]), fewer[1]) : '',
    notes: [
      ...(missing.length > 0 ? [`여기에서 살 수 없는 부품이 있어요: ${missing.join(', ')}`] : []),
      ...(plan.unknownDeliveries > 0 ? ['배송비를 알 수 없는 상품이 있어 더 내야 할 수도 있어요.'] : []),
      ...(isRegionUnknown ? ['지역 추가 배송비를 알 수 없는 몰이 있어 더 내야 할 수도 있어요.'] : []),
      ...plan.malls
        .filter(mall => mall.orders.length > 1)
        .map(
          mall =>
            `${mall.mallName}에서는 ${formatCount(mall.orders.length)}번에 나누어 주문하는 편이 더 싸요.`,
        ),
    ],
    orders: orders.map(order => drawOrder(order, question, months)),
  }
}

function basisOf({ malls, unknownDeliveries }: Plan): string {
  const delivery = malls.flatMap(({ orders }) => orders).reduce((sum, order) => sum + order.delivery, 0)
  const words = delivery > 0 ? `배송비 ${formatWon(delivery)} 포함` : unknownDeliveries > 0 ? '' : '무료배송'
  const unknown = unknownDeliveries > 0 ? '배송비 확인 필요' : ''
  return [`몰 ${formatCount(malls.length)}곳`, words, unknown].filter(word => word !== '').join(' · ')
}

/**
 * The price difference of two plans in won; null if they are not comparable: one of them lacks parts or has an unknown
 * delivery, and the other does not.
 */
function difference(plan: Plan, other: Plan): number | null {
  return plan.missing.length === other.missing.length && plan.unknownDeliveries === other.unknownDeliveries
    ? plan.total - other.total
    : null
}

function savingWords(more: number | null, than: string): string {
  if (more === null) return ''
  return more < 0 ? `${than} 살 때보다 ${formatWon(-more)} 저렴해요` : `${than} 살 때와 같아요`
}

function separateWords({ separate, anyMalls }: PurchasePlan): string {
  if (!separate || !anyMalls || separate.malls.flatMap(({ orders }) => orders).length < 2) return ''
  const more = difference(separate, anyMalls)
  const total = `부품마다 가장 싼 몰에서 따로 사면 ${formatWon(separate.total)}이에요.`
  return more !== null && more > 0 ? `${total} 배송비까지 함께 보면 ${formatWon(more)}을 아껴요.` : total
}

function nameOf(partId: string, { parts }: PlanQuestion): string {
  const part = parts.find(found => found.partId === partId)
  return part?.name ?? part?.offers[0]?.market.itemNameCp ?? partId
}
