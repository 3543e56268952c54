import { describe, expect, test } from 'vitest'
import { checkCurrency } from './currency.ts'
import { readPrice } from './read-price.ts'

const rate = 1000

/** Each form names one currency, so that it is an error under every other one. */
const forms = [
  ['US$12', 'USD'],
  ['12 US dollars', 'USD'],
  ['C$12', 'CAD'],
  ['CA$12', 'CAD'],
  ['12 캐나다 달러', 'CAD'],
  ['A$12', 'AUD'],
  ['AU$12', 'AUD'],
  ['12 AUD', 'AUD'],
  ['12호주달러', 'AUD'],
  ['NZ$12', 'NZD'],
  ['S$12', 'SGD'],
  ['HK$12', 'HKD'],
  ['NT$12', 'TWD'],
  ['R$12', 'BRL'],
  ['JP¥12', 'JPY'],
  ['12円', 'JPY'],
  ['CN¥12', 'CNY'],
  ['₹12', 'INR'],
  ['฿12', 'THB'],
  ['₫12', 'VND'],
  ['12 CHF', 'CHF'],
  ['12 zł', 'PLN'],
  ['12 SEK', 'SEK'],
  ['₽12', 'RUB'],
] as const

describe('a price that names its currency', () => {
  test.each(forms)('%s is in %s and nothing else', (text, currency) => {
    expect(readPrice(text, { currency, rate })).toEqual({ won: 12_000 })
    const others = new Set(forms.map(([, other]) => other).filter(other => other !== currency))
    for (const other of ['KRW', ...others]) {
      expect(() => readPrice(text, { currency: other, rate })).toThrow(
        `is in ${currency}, but prices are read as ${other}; add --currency ${currency}`,
      )
    }
  })

  test.each([
    ['$12', ['USD', 'AUD', 'HKD'], 'EUR', 'USD'],
    ['12달러', ['USD', 'CAD'], 'KRW', 'USD'],
    ['¥12', ['JPY', 'CNY'], 'KRW', 'JPY'],
    ['12元', ['CNY', 'TWD'], 'JPY', 'CNY'],
    ['kr 12', ['SEK', 'NOK', 'DKK'], 'KRW', 'SEK'],
  ])('%s may be in any of %j', (text, currencies, other, named) => {
    for (const currency of currencies) expect(readPrice(text, { currency, rate })).toEqual({ won: 12_000 })
    expect(() => readPrice(text, { currency: other, rate })).toThrow(`is in ${named}`)
  })

  test('with a sign that we have no name for is an error, unless the option is one that we do not know either', () => {
    expect(() => readPrice('₲12', { currency: 'KRW', rate: 1 })).toThrow(
      "'₲12' has the sign of another currency than KRW",
    )
    expect(readPrice('₲12', { currency: 'PYG', rate })).toHaveProperty('unread')
  })
})

test.each(['$', 'AUD', 'us dollar', '엔'])('a currency field with %s contradicts won', stated => {
  expect(() => checkCurrency(stated, { currency: 'KRW', rate: 1 })).toThrow('but prices are read as KRW')
})

test.each(['원', '₩', 'krw', 'KRW', ''])('a currency field with %j fits won', stated => {
  expect(() => checkCurrency(stated, { currency: 'KRW', rate: 1 })).not.toThrow()
})
