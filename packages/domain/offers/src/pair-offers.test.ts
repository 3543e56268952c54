import { defaultTerms, rankOffers } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { pairOffers } from './pair-offers.ts'
import { marketOf } from './testing/market-of.ts'

const both = marketOf({ mallName: '둘 다' })
const cashAlone = marketOf({ mallName: '현금만' })
const cardAlone = marketOf({ mallName: '카드만' })
const event = { priceB2c: 9_000, eventCard: '삼성카드' }

describe('pairOffers', () => {
  test('merges a mall’s cash and card prices', () => {
    const offers = pairOffers(
      [both, cashAlone],
      [
        { ...cardAlone, ...event },
        { ...both, ...event },
      ],
    )
    expect(
      offers.map(({ market, cash, card, eventCard }) => [market.mallName, cash, card, eventCard]),
    ).toEqual([
      ['둘 다', 10_000, 9_000, '삼성카드'],
      ['현금만', 10_000, null, ''],
      ['카드만', null, 9_000, '삼성카드'],
    ])
  })

  test('keeps two offers of one mall separate, and a repeated one once', () => {
    const second = marketOf({ mallName: '둘 다', itemIdCp: '8' })
    expect(pairOffers([both, second, { ...both, priceB2c: 20_000 }], []).map(({ cash }) => cash)).toEqual([
      10_000, 10_000,
    ])
    expect(pairOffers([], [{ ...both, ...event }, both])[0]).toMatchObject({
      card: 9_000,
      eventCard: '삼성카드',
    })
  })

  test('keeps terms beyond the price', () => {
    const terms = {
      cashOnly: true,
      requiredOptions: [{ name: '설치', price: 1_000 }],
      discounts: [{ kind: 'coupon' as const, name: '쿠폰', amount: 500 }],
      costRegion: { jeju: 3_000 },
    }
    expect(pairOffers([marketOf(terms)], [])[0]).toMatchObject(terms)
  })

  test('ranks offers with only the specified fields', () => {
    const offers = [marketOf({ mallName: '비싼 몰', priceB2c: 12_000 }), both]
    expect(
      rankOffers(pairOffers(offers, []), defaultTerms).map(({ offer }) => offer.market.mallName),
    ).toEqual(['둘 다', '비싼 몰'])
  })
})
