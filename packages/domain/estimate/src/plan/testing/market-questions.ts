import type { MallOffer } from '@jeoul/offers'
import { marketOf } from '@jeoul/offers/testing/market-of'
import { defaultTerms, type OfferTerms, type PaymentTerms } from '@jeoul/personal-price'
import type { PlanQuestion } from '../purchase-plan.ts'

/** A mall's offer with any terms; 10,000 won in cash with free delivery by default. */
export function mallOfferOf(mallName: string, terms: Partial<OfferTerms> = {}, itemIdCp = '7'): MallOffer {
  return {
    key: `0:${mallName}:${itemIdCp}`,
    market: marketOf({ mallName, itemIdCp }),
    cash: 10_000,
    card: null,
    eventCard: '',
    costDelivery: { kind: 'free' },
    ...terms,
  }
}

/** Returns a number from 0 to 1, another one at each call. */
type Random = () => number

/** A kind of market: the mall's terms for a part. */
type Market = (part: number, mall: number, random: Random) => Partial<OfferTerms> | null

const paid = (fee: number) => ({ kind: 'paid', fee }) as const
const above = (threshold: number) => ({ kind: 'free-above', threshold, fee: 3_000 }) as const

/** Realistic markets, and markets in which as little as possible can be pruned. */
export const markets: Readonly<Record<string, Market>> = {
  'prices 20 % apart, deliveries of all kinds': (part, _, random) => {
    if (random() < 0.3) return null
    const costDelivery = [{ kind: 'free' } as const, paid(3_000), above(50_000), { kind: 'unknown' } as const]
    return {
      cash: Math.round(30_000 * (part + 1) * (1 + random() / 5)),
      costDelivery: costDelivery[Math.floor(random() * 4)] ?? paid(3_000),
    }
  },
  'every mall alike': () => ({ cash: 100_000, costDelivery: paid(3_000) }),
  'one threshold that nobody reaches': () => ({ cash: 100_000, costDelivery: above(2_000_000) }),
  'cheap parts below a threshold': part => ({ cash: 1_000 + part, costDelivery: above(20_000) }),
  'unknown deliveries alone': (part, mall) => ({
    cash: 100_000 + 10 * part + mall,
    costDelivery: { kind: 'unknown' },
  }),
  'prices 1 % apart, a delivery at each mall': (part, _, random) => ({
    cash: Math.round(50_000 * (part + 1) * (1 + random() / 100)),
    costDelivery: paid(2_500 + 500 * Math.floor(random() * 3)),
  }),
  'thresholds around the total, discounts of any size': (part, mall, random) => ({
    cash: Math.round(20_000 * (part + 1) * (1 + random() / 50)),
    costDelivery: above(100_000 * (1 + (mall % 12))),
    discounts: [
      {
        kind: 'coupon',
        name: `쿠폰 ${mall % 3}`,
        amount: 500 * (1 + (mall % 7)),
        least: 30_000 * (1 + (mall % 9)),
      },
      { kind: 'card', name: mall % 2 ? '현대카드' : '삼성카드', percent: 1 + (mall % 5), most: 20_000 },
    ],
  }),
  'discounts everywhere': (part, mall) => ({
    cash: 100_000 + 10 * part + mall,
    card: 99_000 + mall,
    eventCard: '삼성카드',
    costDelivery: above(500_000),
    discounts: [
      { kind: 'coupon', name: '장바구니 쿠폰', amount: 1_000, least: 300_000 },
      { kind: 'card', name: '현대카드', percent: 5, most: 30_000, least: 50_000 },
      { kind: 'membership', name: '우주패스', percent: 2 },
    ],
  }),
}

export const shoppers: Readonly<Record<string, PaymentTerms>> = {
  'default terms': defaultTerms,
  'two cards, cash, a membership': {
    ...defaultTerms,
    cards: ['삼성카드', '현대카드'],
    cash: true,
    memberships: ['우주패스'],
  },
}

/** A question with so many parts and malls; the same seed gives the same question. */
export function questionOf(
  market: Market,
  terms: PaymentTerms,
  { parts, malls, seed }: { readonly parts: number; readonly malls: number; readonly seed: number },
): PlanQuestion {
  const random = randomOf(seed)
  return {
    parts: Array.from({ length: parts }, (_, part) => ({
      partId: `${part}`,
      quantity: 1,
      offers: Array.from({ length: malls }, (_, mall): MallOffer[] => {
        const offer = market(part, mall, random)
        return offer ? [mallOfferOf(`몰${mall}`, offer)] : []
      }).flat(),
    })),
    terms,
  }
}

function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state / 0x8000_0000
  }
}
