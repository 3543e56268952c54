import { defaultTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { offerListRows } from './offer-list-rows.ts'
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

  test('another tab keeps the host’s order and prices, with the shopper’s price beside them', () => {
    expect(summary(offerListRows({ cash, card, inTab: card }, defaultTerms))).toEqual([
      ['비싼 몰', 8_000, 12_000, null],
      ['싼 몰', 9_000, 12_000, null],
      ['중간 몰', 10_000, 10_000, '최저가'],
    ])
  })

  test('an offer that only the tab’s response contains is left out', () => {
    expect(offerListRows({ cash, card, inTab: [marketOf({ mallName: '모르는 몰' })] }, defaultTerms)).toEqual(
      [],
    )
  })
})
