import { offerListRows } from '@jeoul/offers'
import { marketOf } from '@jeoul/offers/testing/market-of'
import { defaultTerms, type PaymentTerms } from '@jeoul/personal-price'
import { expect, test } from 'vitest'
import { nextOffers } from './next-offers.ts'

const plain = marketOf({ mallName: '일반', itemIdCp: '1', priceB2c: 10_000 })
const cashOnly = marketOf({ mallName: '현금몰', itemIdCp: '2', priceB2c: 9_000, cashOnly: true })
const coupon = marketOf({
  mallName: '쿠폰몰',
  itemIdCp: '3',
  priceB2c: 11_000,
  discounts: [{ kind: 'coupon', name: '쿠폰', amount: 500 }],
})

function offersOf(terms: Partial<PaymentTerms>) {
  const stated = { ...defaultTerms, ...terms }
  const rows = offerListRows({ cash: [plain, cashOnly, coupon], card: [plain, coupon], inTab: null }, stated)
  return nextOffers(rows, stated, 3).map(({ mallName, badges, missing }) => [
    mallName,
    ...badges.map(({ text }) => text),
    missing,
  ])
}

test('regression: prices were shown without their conditions', () => {
  expect(offersOf({ cash: true })).toEqual([
    ['현금몰', '현금', ''],
    ['일반', ''],
    ['쿠폰몰', '쿠폰', ''],
  ])
})

test('regression: prices that the shopper cannot pay were among the next best ones', () => {
  expect(offersOf({})).toEqual([
    ['일반', ''],
    ['쿠폰몰', '쿠폰', ''],
  ])
})

test('regression: all delivery was called unknown if only the surcharge was', () => {
  expect(offersOf({ region: 'jeju' })[0]).toEqual(['일반', '+ 제주 추가 배송비 확인 필요'])
})
