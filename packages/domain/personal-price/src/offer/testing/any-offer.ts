import fc from 'fast-check'
import type { OfferTerms } from '../offer-terms.ts'
import type { PaymentTerms } from '../payment-terms.ts'

const cards = ['삼성카드', '현대카드', 'BC카드']
const memberships = ['우주패스', '와우']
const won = (max: number) => fc.integer({ min: 0, max })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const delivery = fc.oneof(
  fc.constant({ kind: 'free' as const }),
  fc.constant({ kind: 'unknown' as const }),
  fc.record({ kind: fc.constant('paid' as const), fee: won(6000), each: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('paid' as const) }),
  fc.record({ kind: fc.constant('free-above' as const), fee: won(6000), threshold: won(60_000) }),
  fc.record({ kind: fc.constant('free-above' as const), threshold: won(60_000) }),
)
const discount = fc
  .record({
    kind: fc.constantFrom('coupon' as const, 'membership' as const, 'card' as const),
    name: fc.constantFrom(...cards, ...memberships, '장바구니 쿠폰'),
    size: fc.oneof(
      fc.record({ amount: won(8000) }),
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), most: won(9000) }),
    ),
    least: won(60_000),
  })
  .map(({ size, ...rest }) => ({ ...rest, ...size }))

/** Generates offers with any combination of terms. */
export const anyOffer: fc.Arbitrary<OfferTerms> = fc
  .record({
    cash: fc.option(won(70_000), { freq: 9 }),
    card: fc.option(won(70_000)),
    eventCard: fc.constantFrom('', ...cards, '현대카드/BC카드'),
    costDelivery: delivery,
    cashOnly: maybe(fc.boolean()),
    requiredOptions: maybe(
      fc.array(fc.record({ name: fc.constant('설치'), price: won(9000) }), { maxLength: 2 }),
    ),
    discounts: maybe(fc.array(discount, { maxLength: 4 })),
    costRegion: maybe(fc.constantFrom({ jeju: 3000, remote: 5000 }, { jeju: 3000 }, {})),
  })
  .map(({ cashOnly, requiredOptions, discounts, costRegion, ...offer }) => ({
    ...offer,
    ...(cashOnly === undefined ? {} : { cashOnly }),
    ...(requiredOptions === undefined ? {} : { requiredOptions }),
    ...(discounts === undefined ? {} : { discounts }),
    ...(costRegion === undefined ? {} : { costRegion }),
  }))

export const anyTerms: fc.Arbitrary<PaymentTerms> = fc.record({
  cards: fc.subarray(cards),
  cash: fc.boolean(),
  memberships: fc.subarray(memberships),
  region: fc.constantFrom('mainland' as const, 'jeju' as const, 'remote' as const),
  quantity: fc.integer({ min: 1, max: 60 }),
})
