import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OfferTerms } from './offer-terms.ts'
import { defaultTerms } from './payment-terms.ts'
import { compareTruePrices, rankOffers } from './rank-offers.ts'
import { anyOffer, anyTerms } from './testing/any-offer.ts'
import { offerOf } from './testing/offer-of.ts'

function named(name: string, changes: Partial<OfferTerms>) {
  return { name, ...offerOf(changes) }
}

test('"Unknown delivery sorts after known", and unreachable prices after that', () => {
  const offers = [
    named('cash alone', { cash: 1_000, cashOnly: true }),
    named('unknown delivery', { cash: 2_000, costDelivery: { kind: 'unknown' } }),
    named('bait', { cash: 3_000, requiredOptions: [{ name: '본체', price: 90_000 }] }),
    named('no price', { cash: null }),
    named('dear delivery', { costDelivery: { kind: 'paid', fee: 5_000 } }),
    named('free delivery', { cash: 12_000 }),
  ]
  expect(rankOffers(offers, defaultTerms).map(({ offer }) => offer.name)).toEqual([
    'free delivery',
    'dear delivery',
    'bait',
    'unknown delivery',
    'cash alone',
  ])
})

test('ranks by this shopper’s terms', () => {
  const offers = [
    named('anyone', { cash: 9_500 }),
    named('cash', { cash: 9_000, cashOnly: true }),
    named('card', { card: 8_500, eventCard: '삼성카드' }),
  ]
  const first = (changes: object) => rankOffers(offers, { ...defaultTerms, ...changes })[0]?.offer.name
  expect(first({})).toBe('anyone')
  expect(first({ cash: true })).toBe('cash')
  expect(first({ cash: true, cards: ['삼성카드'] })).toBe('card')
})

test('an offer with an unknown surcharge is listed', () => {
  const offers = [
    named('stated', { cash: 12_000, costRegion: { jeju: 0 } }),
    named('as dear', { cash: 10_000 }),
    named('as dear, stated', { cash: 7_000, costRegion: { jeju: 3_000 } }),
  ]
  const ranked = rankOffers(offers, { ...defaultTerms, region: 'jeju' })
  expect(ranked.map(({ offer }) => offer.name)).toEqual(['as dear, stated', 'as dear', 'stated'])
})

describe('"order total and stable"', () => {
  const anyOffers = fc
    .array(anyOffer, { maxLength: 12 })
    .map(offers => offers.map((offer, id) => ({ ...offer, id })))

  test('the order of any two offers holds for the whole list', () => {
    fc.assert(
      fc.property(anyOffers, anyTerms, (offers, terms) => {
        const ranked = rankOffers(offers, terms)
        ranked.forEach((one, place) => {
          for (const other of ranked.slice(place + 1)) {
            const order = compareTruePrices(one.price, other.price)
            expect(order).toBeLessThanOrEqual(0)
            expect(compareTruePrices(other.price, one.price)).toBe(order === 0 ? 0 : -order)
            if (order === 0) expect(one.offer.id).toBeLessThan(other.offer.id)
          }
        })
      }),
    )
  })

  test('no offer is lost or duplicated, and ranking again changes nothing', () => {
    fc.assert(
      fc.property(anyOffers, anyTerms, (offers, terms) => {
        const once = rankOffers(offers, terms).map(({ offer }) => offer)
        const priced = offers.filter(({ cash, card }) => cash !== null || card !== null)
        expect(new Set(once)).toEqual(new Set(priced))
        expect(once).toHaveLength(priced.length)
        expect(rankOffers(once, terms).map(({ offer }) => offer)).toEqual(once)
      }),
    )
  })
})
