import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrice } from './read-price.ts'

const won = { currency: 'KRW', rate: 1 }
const dollars = { currency: 'USD', rate: 1400 }
const euros = { currency: 'EUR', rate: 1600 }

// Forms that Korean shops, feeds and spreadsheets write prices in (assumed).
describe('a price in won', () => {
  test.each([
    [12900, 12_900],
    [9999, 9999],
    ['12,345원', 12_345],
    ['12,341', 12_341],
    ['약 12,345원~', 12_345],
    [5, 5],
    [12900.4, 12_900],
    ['12900', 12_900],
    ['12,900', 12_900],
    ['12900.00', 12_900],
    ['12900.000', 12_900],
    ['1.299.000', 1_299_000],
    ['12,900원', 12_900],
    ['12,900 원', 12_900],
    ['₩12,900', 12_900],
    ['₩ 12,900', 12_900],
    ['￦12,900', 12_900],
    ['\\12,900', 12_900],
    ['KRW 12,900', 12_900],
    ['12,900 KRW', 12_900],
    ['12,900won', 12_900],
    ['１２，９００원', 12_900],
    ['12,900.-', 12_900],
    ['1만원', 10_000],
    ['129만원', 1_290_000],
    ['1.5만원', 15_000],
    ['1만 2,900원', 12_900],
    ['1만2900원', 12_900],
    ['12만 5천원', 125_000],
    ['3천원', 3000],
    ['1억 2,000만원', 120_000_000],
    ['1억 2천만원', 120_000_000],
    ['3백만원', 3_000_000],
    ['2천5백만원', 25_000_000],
    ['3천 5백원', 3500],
    ['5십만원', 500_000],
    ['10~15백만원', 10_000_000],
    ['정가 15,900원 할인가 12,900원', 12_900],
    ['정가: 15,900원 / 판매가: 12,900원', 12_900],
    ['할인가 12,900원 정가 15,900원', 12_900],
    ['소비자가 2만원 → 특가 12,900원', 12_900],
    ['정가 15,900원', 15_900],
    ['특가 12,900원', 12_900],
    ['12,900원대', 12_900],
    ['1만원대', 10_000],
    ['12,900원선', 12_900],
    ['≈12900', 12_900],
    ['+12,900원', 12_900],
    ['약 12,900원', 12_900],
    ['대략 1만원 정도', 10_000],
    ['12,900원~', 12_900],
    ['12,900~', 12_900],
    ['12,900원부터', 12_900],
    ['12,900원 ~ 15,900원', 12_900],
    ['12,900～15,900', 12_900],
    ['12,900-15,900원', 12_900],
    ['12,900원 – 15,900원', 12_900],
    ['10~15만원', 100_000],
    ['9,900~1만원', 9900],
    ['최저가 12,900원', 12_900],
    ['판매가: 12,900원', 12_900],
    ['할인가 12,900원', 12_900],
    ['[특가] 12,900원', 12_900],
    ['12,900원 (VAT 포함)', 12_900],
    ['12,900원 부가세 별도', 12_900],
    ['12,900원(배송비 3,000원)', 12_900],
    ['12,900원 무료배송', 12_900],
    ['12,900원 + 배송비 3,000원', 12_900],
    ['12,900원 / 1개', 12_900],
    ['12,900원/EA', 12_900],
    ['W12,900', 12_900],
    ['품절임박 12,900원', 12_900],
    ['매진 임박! 12,900원', 12_900],
    ['단종예정 12,900원', 12_900],
    ['15,900원 → 12,900원', 12_900],
    ['19% 12,900원', 12_900],
    ['일금 12,900원정', 12_900],
  ])('%j', (value, expected) => {
    expect(readPrice(value, won)).toEqual({ won: expected })
  })

  test('has the unit of its field where it states none', () => {
    expect(readPrice('129', won, '만원')).toEqual({ won: 1_290_000 })
    expect(readPrice(129, won, '만원')).toEqual({ won: 1_290_000 })
    expect(readPrice('12,900원', won, '만원')).toEqual({ won: 12_900 })
  })
})

// "0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming"
test.each([
  ['단종', 0],
  ['생산중단', 0],
  ['Discontinued', 0],
  ['상품 종료', 0],
  ['품절', 1],
  ['일시품절', 1],
  ['일시 품절', 1],
  ['Sold Out', 1],
  ['12,900원 (품절)', 1],
  ['재입고 예정', 1],
  ['가격비교예정', 2],
  ['가격비교 예정', 2],
  ['출시예정', 2],
])('%s is the price state %i', (value, state) => {
  expect(readPrice(value, won)).toEqual({ won: 0, state })
})

test.each([
  undefined,
  '',
  0,
  '0',
  '0원',
  '-',
  '--',
  '—',
  'N/A',
  'n/a',
  'null',
  'NaN',
  '없음',
  '미정',
  '준비중',
  '상품 준비 중',
  '가격문의',
  '전화 문의',
  '별도 협의',
])('%j is no price', value => {
  expect(readPrice(value, won)).toEqual({ won: 0 })
})

test.each([
  ['$1,299.00', dollars, 1_818_600],
  ['US$12.99', dollars, 18_186],
  ['12.99 USD', dollars, 18_186],
  ['$10.00 - $15.00', dollars, 14_000],
  ['from $10', dollars, 14_000],
  [299.97, dollars, 419_958],
  ['1.299,00 €', euros, 2_078_400],
  ['€ 12,50', euros, 20_000],
  ['12,50', euros, 20_000],
  ['12.50', euros, 20_000],
  ['1.299', euros, 2_078_400],
  ['1 299,00 EUR', euros, 2_078_400],
  ['1,299.00 €', euros, 2_078_400],
  ['1.299,- €', euros, 2_078_400],
  ['¥1,980', { currency: 'JPY', rate: 10 }, 19_800],
  ['1,980円', { currency: 'JPY', rate: 10 }, 19_800],
  ['￥99', { currency: 'CNY', rate: 200 }, 19_800],
  ['£12.50', { currency: 'GBP', rate: 1800 }, 22_500],
  ['CHF 12.50', { currency: 'CHF', rate: 1600 }, 20_000],
  ['CA$12', { currency: 'CAD', rate: 1000 }, 12_000],
])('%j in %o', (value, money, expected) => {
  expect(readPrice(value, money)).toEqual({ won: expected })
})

test.each([
  ['$1,299.00', won, 'USD'],
  ['12,50 €', won, 'EUR'],
  ['1,980円', won, 'JPY'],
  ['12,900원', dollars, 'KRW'],
  ['\\12,900', dollars, 'KRW'],
  ['€12', dollars, 'EUR'],
  ['¥99', { currency: 'EUR', rate: 1600 }, 'JPY'],
])('%j contradicts %o', (value, money, currency) => {
  expect(() => readPrice(value, money)).toThrow(
    new RegExp(`is in ${currency}, but prices are read as ${money.currency}; add --currency ${currency}`),
  )
})

test.each([
  -5,
  '-12,900',
  'cheap',
  '1,23',
  '12,34,567',
  1e12,
  0.001,
  true,
  '1.299',
  '12.900원',
  '1.29E+06',
  '만이천원',
  '3백천원',
  '1만 2만원',
  '1만 12,900원',
  '정가 15,900원 12,900원',
  '12,900원/월',
  '12,900원 / 100g',
  '15%',
])('%j is not read', value => {
  expect(readPrice(value, won)).toHaveProperty('unread')
})

test('reads what it writes, in any form, and never throws at a text without signs', () => {
  const amount = fc.integer({ min: 1, max: 4_000_000_000 })
  const form = fc.constantFrom<(text: string) => string>(
    text => `${text}원`,
    text => `₩ ${text}`,
    text => `약 ${text}원~`,
    text => `최저가 ${text}원 (무료배송)`,
  )
  fc.assert(
    fc.property(amount, form, (price, write) => {
      expect(readPrice(write(price.toLocaleString('en-US')), won)).toEqual({ won: price })
    }),
  )
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\d.,~가-힣 -]{0,12}$/),
      text => void readPrice(text.replace(/[원엔]/g, ''), won),
    ),
  )
})
