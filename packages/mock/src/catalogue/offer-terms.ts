import { at } from './at.ts'
import type { DeliveryTerms } from './catalogue.ts'
import { today } from './epoch.ts'
import { isComputerCategory } from './malls.ts'
import { createRandom, hash, type Random } from './random.ts'

/** Card companies whose cards get a price of their own at malls. */
export const cards: readonly string[] = [
  '삼성카드',
  '신한카드',
  'KB국민카드',
  '현대카드',
  '롯데카드',
  '하나카드',
  'NH농협카드',
  '우리카드',
  'BC카드',
  '카카오뱅크카드',
]

const memberships: Readonly<Record<string, readonly string[]>> = {
  '와우 멤버십': ['쿠팡'],
  '네이버플러스 멤버십': ['네이버 쇼핑'],
  우주패스: ['11번가', 'SK스토아'],
  '신세계 유니버스 클럽': ['G마켓', '옥션', 'SSG.COM', '신세계몰', '이마트몰', '신세계라이브쇼핑'],
  롯데오너스: ['롯데ON', '롯데홈쇼핑', '롯데하이마트'],
}

/** Something that has to be bought with an offer, with its price in won. */
interface RequiredOption {
  readonly name: string
  readonly price: number
}

/** Takes an amount off an order, or a share of its sum up to `most`, from the order sum `least` on. */
interface Discount {
  readonly kind: 'coupon' | 'membership' | 'card'
  readonly name: string
  readonly amount?: number
  readonly percent?: number
  readonly most?: number
  readonly least?: number
}

/** An offer's terms besides the price, the same for cash and card. */
export interface OfferExtras {
  readonly requiredOptions: readonly RequiredOption[]
  readonly discounts: readonly Discount[]
  /** Surcharges in won; none if the mall does not say. */
  readonly regions: { readonly jeju: number; readonly remote: number } | undefined
  readonly delivery: DeliveryTerms
  /** Milliseconds since 1970-01-01. */
  readonly checkedAt: number
  readonly isAd: boolean
}

interface ExtrasOf {
  readonly cateId: string
  readonly itemId: number
  readonly mallId: number
  readonly mallName: string
  /** Rank by price, from 0. */
  readonly rank: number
  /** In won: the mall's cash price, and the lowest of all malls. */
  readonly price: number
  readonly lowest: number
  readonly delivery: DeliveryTerms
  /** How many days after the catalogue's today it is. */
  readonly days: number
}

const minuteMs = 60_000
/** Midnight in Seoul, at which the catalogue's today begins. */
const todayMs = today * 1440 * minuteMs - 540 * minuteMs

/** Draws the terms of one offer. The cheapest offer is as stated, without options. */
export function extrasOf(offer: ExtrasOf): OfferExtras {
  const random = createRandom(hash('terms', offer.itemId, offer.mallId))
  return {
    requiredOptions: drawOptions(offer, random),
    discounts: drawDiscounts(offer, random),
    regions: drawRegions(offer.delivery, random),
    delivery: drawDelivery(offer, random),
    checkedAt: todayMs + (offer.days * 1440 - Math.floor(5 + 2800 * random.unit() ** 3)) * minuteMs,
    isAd: offer.rank > 0 && random.unit() < 0.06,
  }
}

/** Some low prices are bait, or exclude a required option. */
function drawOptions({ cateId, rank, price }: ExtrasOf, random: Random): readonly RequiredOption[] {
  const isBait = random.unit() < 0.12
  const share = 0.02 + 0.08 * random.unit()
  if (rank === 0 || !isBait || price < 20_000) return []
  const names = isComputerCategory(cateId)
    ? ['정품 박스 구성', '출고 전 테스트']
    : ['본품 구성', '기본 설치', '필수 구성품']
  return [{ name: at(names, random.below(names.length)), price: Math.round((price * share) / 1000) * 1000 }]
}

function drawDiscounts(offer: ExtrasOf, random: Random): readonly Discount[] {
  const [coupon, membership, card] = [drawCoupon, drawMembership, drawCard].map(draw => draw(offer, random))
  return [coupon, membership, card].filter(discount => discount !== undefined)
}

/** Anyone can use a coupon, so none may bring an offer below the lowest price. */
function drawCoupon({ price, lowest }: ExtrasOf, random: Random): Discount | undefined {
  const chance = random.unit()
  const amount = Math.floor((price - lowest) / 2000) * 1000
  if (chance > 0.25 || amount === 0) return undefined
  return { kind: 'coupon', name: chance < 0.15 ? '장바구니 쿠폰' : '첫 구매 쿠폰', amount, least: 10_000 }
}

function drawMembership({ mallName }: ExtrasOf, random: Random): Discount | undefined {
  const percent = 1 + random.below(4)
  const name = membershipOf(mallName)
  return random.unit() > 0.7 || !name ? undefined : { kind: 'membership', name, percent, most: 20_000 }
}

function drawCard({ price }: ExtrasOf, random: Random): Discount | undefined {
  const name = at(cards, random.below(cards.length))
  const percent = 3 + random.below(5)
  if (random.unit() > 0.2 || price < 30_000) return undefined
  return { kind: 'card', name, percent, most: 30_000, least: 30_000 }
}

function drawRegions({ kind }: DeliveryTerms, random: Random): OfferExtras['regions'] {
  const chance = random.unit()
  const jeju = 3000 + 500 * random.below(3)
  if (chance < 0.12 || kind === 'unknown') return undefined
  return chance < 0.2 ? { jeju: 0, remote: 0 } : { jeju, remote: jeju + 1000 * random.below(4) }
}

/** Some malls charge delivery again for every other piece. */
function drawDelivery({ delivery, rank }: ExtrasOf, random: Random): DeliveryTerms {
  const each = 1 + random.below(3)
  return rank > 0 && delivery.kind === 'paid' && random.unit() < 0.2 ? { ...delivery, each } : delivery
}

/** The membership that a mall's lower prices are for; undefined for a mall without one. */
function membershipOf(mallName: string): string | undefined {
  return Object.keys(memberships).find(name => memberships[name]?.includes(mallName))
}
