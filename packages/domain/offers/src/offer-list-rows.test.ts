import { defaultTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { offerFigures } from './offer-figures.ts'
import { offerListRows } from './offer-list-rows.ts'
import type { OfferTab } from './offer-tab.ts'
import { marketOf } from './testing/market-of.ts'

const dear = marketOf({ mallName: '비싼 몰', priceB2c: 12_000 })
const cheap = marketOf({ mallName: '싼 몰', priceB2c: 9_000, costDelivery: { kind: 'paid', fee: 3_000 } })
const middle = marketOf({ mallName: '중간 몰' })
const event = { ...dear, priceB2c: 8_000, eventCard: '삼성카드' }
const cash = [cheap, middle, dear]
const card = [event, cheap, middle]

const summary = (rows: ReturnType<typeof offerListRows>) =>
  rows.map(({ market, price, headline }) => [
    market.mallName,
    market.priceB2c,
    price.total,
    headline?.label ?? null,
  ])

describe('the rows of a tab', () => {
  test('all offers are sorted by the shopper’s price', () => {
    expect(summary(offerListRows({ cash, card, inTab: null }, defaultTerms))).toEqual([
      ['중간 몰', 10_000, 10_000, '최저가'],
      ['싼 몰', 9_000, 12_000, null],
      ['비싼 몰', 12_000, 12_000, null],
    ])
  })

  test('ranks the rows differently for a holder of the card', () => {
    const rows = offerListRows({ cash, card, inTab: null }, { ...defaultTerms, cards: ['삼성카드'] })
    expect(summary(rows)[0]).toEqual(['비싼 몰', 12_000, 8_000, '삼성카드 최저가'])
  })

  test('another tab has the host’s prices, with the shopper’s price beside them', () => {
    expect(summary(offerListRows({ cash, card, inTab: card }, defaultTerms, 'card'))).toEqual([
      ['비싼 몰', 8_000, 12_000, null],
      ['싼 몰', 9_000, 12_000, null],
      ['중간 몰', 10_000, 10_000, '최저가'],
    ])
  })

  test('regression: "the figure in bold is the figure that orders": a required option was left out of it', () => {
    const bare = { ...cheap, requiredOptions: [{ name: '설치', price: 17_000 }] }
    const markets = [bare, middle, dear]
    const sorted = (tab: OfferTab) => {
      const rows = offerListRows({ cash: markets, card: markets, inTab: markets }, defaultTerms, tab)
      return rows.map(row => [row.market.mallName, offerFigures(row, tab, defaultTerms).figure])
    }
    const card = [
      ['중간 몰', 10_000],
      ['비싼 몰', 12_000],
      ['싼 몰', 26_000],
    ]
    expect(sorted('card')).toEqual(card)
    expect(sorted('delivery')).toEqual([...card.slice(0, 2), ['싼 몰', 29_000]])
  })

  test('unknown delivery comes last only where delivery is compared; equal offers keep the host’s order', () => {
    const unsure = marketOf({ mallName: '모르는 몰', priceB2c: 1_000, costDelivery: { kind: 'unknown' } })
    const twin = { ...middle, mallName: '같은 몰' }
    const markets = [twin, unsure, middle]
    const sorted = (tab: OfferTab) =>
      offerListRows({ cash: markets, card: markets, inTab: markets }, defaultTerms, tab).map(
        ({ market }) => market.mallName,
      )
    expect(sorted('card')).toEqual(['모르는 몰', '같은 몰', '중간 몰'])
    expect(sorted('delivery')).toEqual(['같은 몰', '중간 몰', '모르는 몰'])
  })

  test('an offer that only the tab’s response contains is left out', () => {
    const inTab = [marketOf({ mallName: '모르는 몰' })]
    expect(offerListRows({ cash, card, inTab }, defaultTerms, 'card')).toEqual([])
  })
})
