import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OfferTerms } from './offer-terms.ts'
import type { PaymentTerms } from './payment-terms.ts'
import { anyOffer, anyTerms } from './testing/any-offer.ts'
import { truePrice } from './true-price.ts'

/** The sum of all discounts that the offer states for an order of that sum, whether or not the shopper can use them. */
function statedDiscounts({ discounts = [] }: OfferTerms, sum: number): number {
  return discounts.reduce(
    (all, { amount = 0, percent = 0, most = sum }) =>
      all + Math.max(amount, Math.min(most, (sum * percent) / 100)),
    0,
  )
}

const total = (offer: OfferTerms, terms: PaymentTerms) => truePrice(offer, terms)?.total ?? 0

describe('the true price of any offer for any shopper', () => {
  test('is "never below the base minus stated discounts", nor below zero', () => {
    fc.assert(
      fc.property(anyOffer, anyTerms, (offer, terms) => {
        const price = truePrice(offer, terms)
        fc.pre(price !== null)
        const { way, quantity } = price ?? { way: { price: 0 }, quantity: 0 }
        const options = (offer.requiredOptions ?? []).reduce((sum, option) => sum + option.price, 0)
        const base = (way.price + options) * quantity
        expect(price?.total).toBeGreaterThanOrEqual(Math.max(0, base - statedDiscounts(offer, base)))
        expect(way.price).toBeGreaterThanOrEqual(Math.min(offer.cash ?? way.price, offer.card ?? way.price))
        expect(quantity).toBeGreaterThanOrEqual(terms.quantity)
      }),
    )
  })

  test('is "monotone in quantity"', () => {
    fc.assert(
      fc.property(anyOffer, anyTerms, fc.integer({ min: 1, max: 40 }), (offer, terms, more) => {
        const larger = { ...terms, quantity: terms.quantity + more }
        expect(total(offer, larger)).toBeGreaterThanOrEqual(total(offer, terms))
      }),
    )
  })

  test('never rises with further cards or memberships', () => {
    fc.assert(
      fc.property(anyOffer, anyTerms, anyTerms, (offer, terms, other) => {
        const richer = {
          ...terms,
          cash: terms.cash || other.cash,
          cards: [...terms.cards, ...other.cards],
          memberships: [...terms.memberships, ...other.memberships],
        }
        fc.pre(truePrice(offer, terms)?.isReachable === true)
        expect(total(offer, richer)).toBeLessThanOrEqual(total(offer, terms))
      }),
    )
  })

  test('is the sum of its parts', () => {
    fc.assert(
      fc.property(anyOffer, anyTerms, (offer, terms) => {
        const { parts = [], isOpen } = truePrice(offer, terms) ?? {}
        expect(parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(total(offer, terms))
        if (parts.length > 0) expect(parts.some(({ amount }) => amount === null)).toBe(isOpen)
      }),
    )
  })
})
