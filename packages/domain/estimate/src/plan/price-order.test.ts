import { defaultTerms, type OfferTerms, type PaymentTerms } from '@jeoul/personal-price'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderOf } from './found-order.ts'
import { mallsOf } from './malls.ts'
import { anyQuestion } from './testing/any-question.ts'
import { mallOfferOf } from './testing/market-questions.ts'

type Part = Partial<OfferTerms> & { readonly pieces?: number }

/** The cheapest single order of these parts at one mall. */
function orderFor(parts: readonly Part[], terms: Partial<PaymentTerms> = {}) {
  const [mall] = mallsOf({
    parts: parts.map(({ pieces = 1, ...offer }, index) => ({
      partId: `${index}`,
      quantity: pieces,
      offers: [mallOfferOf('갑', offer)],
    })),
    terms: { ...defaultTerms, ...terms },
  })
  const choices = [...(mall?.choices.values() ?? [])].flat()
  return mall && choices.length === parts.length
    ? (orderOf(mall, choices, terms.region ?? 'mainland')?.order ?? null)
    : null
}

const paid = (fee: number, each?: number): Part => ({
  costDelivery: { kind: 'paid', fee, ...(each && { each }) },
})
const above = (threshold: number, fee?: number): Part => ({
  costDelivery: { kind: 'free-above', threshold, ...(fee !== undefined && { fee }) },
})
const unknown: Part = { costDelivery: { kind: 'unknown' } }

describe('delivery once per order (assumed)', () => {
  test.each<[string, Part[], number]>([
    ['the highest fee', [paid(2_500), paid(3_000), paid(3_000)], 3_000],
    ['what is free does not free the rest', [{}, paid(3_000)], 3_000],
    [
      'fees by pieces come on top of each other',
      [paid(3_000), paid(1_000, 1), { ...paid(2_000, 2), pieces: 3 }],
      8_000,
    ],
    ['free from a sum that the parts reach together', [above(20_000, 3_000), {}], 0],
    ['not below it', [above(20_001, 3_000), {}], 3_000],
    ['a threshold frees its own offer alone', [above(20_000, 3_000), paid(2_500)], 2_500],
    ['unknown delivery adds nothing that is known', [unknown, paid(2_500)], 2_500],
  ])('%s', (_, parts, delivery) => {
    expect(orderFor(parts)?.costs.delivery).toBe(delivery)
  })

  test.each<[string, Part[], number]>([
    ['each of them is counted', [unknown, unknown, {}], 2],
    ['without a fee below the threshold', [above(50_000), {}], 1],
    ['free above it all the same', [above(20_000), {}], 0],
  ])('unknown delivery: %s', (_, parts, count) => {
    expect(orderFor(parts)?.costs.unknownDeliveries).toBe(count)
  })

  test.each<[string, Part[], number, boolean]>([
    [
      'the highest surcharge',
      [{ costRegion: { jeju: 3_000 } }, { costRegion: { jeju: 4_000 } }],
      4_000,
      false,
    ],
    ['unknown where one offer does not state it', [{ costRegion: { jeju: 3_000 } }, {}], 3_000, true],
  ])('islands: %s', (_, parts, delivery, isRegionUnknown) => {
    expect(orderFor(parts, { region: 'jeju' })?.costs).toMatchObject({ delivery, isRegionUnknown })
  })
})

describe('discounts of an order (assumed)', () => {
  const coupon = { kind: 'coupon', name: '장바구니 쿠폰', amount: 1_500, least: 15_000 } as const
  const card = { kind: 'card', name: '삼성카드', percent: 10, most: 1_500 } as const
  test.each<[string, Part[], number]>([
    [
      'begin at the sum of the parts that name them',
      [{ discounts: [coupon] }, { discounts: [coupon] }],
      18_500,
    ],
    ['other parts do not count', [{ discounts: [coupon] }, {}], 20_000],
    ['are limited once', [{ discounts: [card] }, { discounts: [card] }], 18_500],
    [
      'one of a kind',
      [{ discounts: [{ ...coupon, least: 0 }] }, { discounts: [{ ...coupon, amount: 500, least: 0 }] }],
      18_500,
    ],
    [
      'take what is left by those before',
      [{ discounts: [{ ...coupon, amount: 4_000, least: 0 }, card] }, { discounts: [card] }],
      14_500,
    ],
  ])('%s', (_, parts, total) => {
    expect(orderFor(parts, { cards: ['삼성카드'] })?.costs.total).toBe(total)
  })
})

describe('one payment per order', () => {
  const event: Part = { card: 9_000, eventCard: '삼성카드' }
  const other: Part = { card: 8_500, eventCard: '현대카드' }
  const cashOnly: Part = { cashOnly: true }
  test.each<[string, Part[], Partial<PaymentTerms>, number | null]>([
    ['the event price of one card alone', [event, other], { cards: ['삼성카드', '현대카드'] }, 18_500],
    [
      'what takes transfers alone goes with no card',
      [cashOnly, { cash: null, ...event }],
      { cash: true, cards: ['삼성카드'] },
      null,
    ],
    ['all by transfer', [cashOnly, {}], { cash: true }, 20_000],
    ['not without it', [cashOnly, {}], {}, null],
  ])('%s', (_, parts, terms, total) => {
    expect(orderFor(parts, terms)?.costs.total ?? null).toBe(total)
  })
})

test('more pieces if that costs less', () => {
  const order = orderFor([{ cash: 1_000, pieces: 7, ...above(20_000, 3_000) }, { cash: 11_000 }])
  expect(order?.costs).toMatchObject({ total: 20_000, delivery: 0 })
  expect(order?.lines.map(({ pieces }) => pieces)).toEqual([9, 1])
})

test('no order costs less than the bounds of its lines', () => {
  fc.assert(
    fc.property(anyQuestion, question => {
      for (const mall of mallsOf(question)) {
        const choices = [...mall.choices.values()]
          .map(([choice]) => choice)
          .filter(choice => choice !== undefined)
        const order = orderOf(mall, choices, question.terms.region)
        const bound = choices.reduce((sum, choice) => sum + choice.bound, 0)
        if (order) expect(order.cost).toBeGreaterThanOrEqual(bound)
      }
    }),
    { numRuns: 300 },
  )
})
