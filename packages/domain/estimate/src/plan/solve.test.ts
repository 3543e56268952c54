import { defaultTerms, type OfferTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import type { Plan } from './purchase-plan.ts'
import { solve } from './solve.ts'
import { mallOfferOf } from './testing/market-questions.ts'

type Offers = Readonly<Record<string, Partial<OfferTerms>>>

function planFor(parts: readonly Offers[], steps?: number, quantity = 1) {
  return solve(
    {
      parts: parts.map((offers, index) => ({
        partId: `${index}`,
        quantity,
        offers: Object.entries(offers).map(([mall, terms]) => mallOfferOf(mall, terms)),
      })),
      terms: defaultTerms,
    },
    steps,
  )
}

const paid = { costDelivery: { kind: 'paid', fee: 3_000 } } as const
const unknown = { costDelivery: { kind: 'unknown' } } as const
const mallsOf = (plan: Plan | null) => plan?.malls.map(({ mallName }) => mallName)

describe('where to buy', () => {
  test('one delivery instead of two, though a part costs more', () => {
    const { separate, oneMall, twoMalls, anyMalls } = planFor([
      { 갑: { cash: 10_000, ...paid }, 을: { cash: 11_000, ...paid } },
      { 갑: { cash: 11_000, ...paid }, 을: { cash: 10_000, ...paid } },
    ])
    expect(separate?.total).toBe(26_000)
    expect([oneMall?.total, twoMalls?.total, anyMalls?.total]).toEqual([24_000, 24_000, 24_000])
    expect(mallsOf(anyMalls)).toHaveLength(1)
  })

  test('no mall has all parts: takes the one with the most, and names the missing ones', () => {
    const { oneMall, twoMalls, unavailable } = planFor([{ 갑: {}, 을: {} }, { 갑: {} }, { 병: {} }, {}])
    expect(oneMall).toMatchObject({ total: 20_000, missing: ['2'] })
    expect(twoMalls).toMatchObject({ total: 30_000, missing: [] })
    expect(unavailable).toEqual(['3'])
  })

  test('"Unknown delivery is unknown, never free": only where nobody else sells the part', () => {
    const { anyMalls } = planFor([
      { 갑: { cash: 1_000, ...unknown }, 을: paid },
      { 갑: { cash: 1_000, ...unknown } },
    ])
    expect(anyMalls).toMatchObject({ total: 14_000, unknownDeliveries: 1 })
  })

  test('separate orders at one mall if that costs less', () => {
    const coupon = { discounts: [{ kind: 'coupon', name: '쿠폰', amount: 1_000 } as const] }
    const { oneMall } = planFor([{ 갑: coupon }, { 갑: coupon }])
    expect(oneMall?.malls[0]?.orders).toHaveLength(2)
    expect(oneMall?.total).toBe(18_000)
  })

  test('no parts, or none that can be bought', () => {
    expect(planFor([])).toMatchObject({ anyMalls: null, unavailable: [], isExact: true })
    expect(planFor([{ 갑: { cashOnly: true } }])).toMatchObject({ oneMall: null, unavailable: ['0'] })
  })
})

describe('a search that runs out of budget', () => {
  const malls = Array.from({ length: 12 }, (_, mall) => `몰${mall}`)
  const parts = (count: number, offer: (part: number, mall: number) => Partial<OfferTerms>) =>
    Array.from(
      { length: count },
      (_, part): Offers => Object.fromEntries(malls.map((name, mall) => [name, offer(part, mall)])),
    )

  test('states how much its plan may exceed the cheapest, and never exceeds that', () => {
    const question = parts(8, (part, mall) => ({
      cash: 20_000 + ((part * 7 + mall * 5) % 11) * 400,
      costDelivery: { kind: 'free-above', threshold: 60_000 + mall * 1_000, fee: 2_500 + mall * 50 },
    }))
    const exact = planFor(question)
    const early = planFor(question, 10)
    expect(exact).toMatchObject({ isExact: true, maxDifference: 0 })
    expect(early.isExact).toBe(false)
    for (const choice of ['oneMall', 'twoMalls', 'anyMalls'] as const) {
      const dearer = (early[choice]?.total ?? 0) - (exact[choice]?.total ?? 0)
      expect(dearer).toBeGreaterThanOrEqual(0)
      expect(dearer).toBeLessThanOrEqual(early.maxDifference)
    }
  })

  test('is exact even for many parts if its bound proves it', () => {
    const { anyMalls, isExact } = planFor(
      parts(25, (part, mall) => ({ cash: 10_000 + ((part + mall) % 12) * 10 })),
    )
    expect(anyMalls?.total).toBe(250_000)
    expect(isExact).toBe(true)
  })

  test('combines many parts to reach free delivery', () => {
    const { oneMall, anyMalls, maxDifference } = planFor(
      parts(20, (_, mall) => ({
        cash: 9_000 + mall * 10,
        costDelivery: { kind: 'free-above', threshold: 180_000, fee: 3_000 },
      })),
    )
    expect([oneMall?.total, anyMalls?.total, maxDifference]).toEqual([180_000, 180_000, 0])
  })

  test('a hundred pieces', () => {
    expect(planFor([{ 갑: paid, 을: { cash: 10_100 } }], undefined, 100).anyMalls?.total).toBe(1_003_000)
  })
})
