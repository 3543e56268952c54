import { defaultTerms, type PaymentTerms, truePrice } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { isAsSeen, priceChange } from './price-change.ts'
import type { LinkedOffer } from './read-link-search.ts'

const stated: PaymentTerms = { ...defaultTerms, cash: true }
const seen = (total: number | null, isPersonal = false) => ({ total, isPersonal })

describe('"offer gone or dearer since": the current price and the one that was seen', () => {
  test.each([
    ['the same', 10_000, { kind: 'none' }],
    ['one won more', 9_999, { kind: 'dearer', by: 1, seen: 9_999 }],
    ['one won less', 10_001, { kind: 'cheaper', by: 1, seen: 10_001 }],
    ['no price was seen', null, { kind: 'none' }],
    ['it was free', 0, { kind: 'dearer', by: 10_000, seen: 0 }],
  ])('%s', (_, total, change) => {
    expect(priceChange(seen(total), 10_000, defaultTerms)).toEqual(change)
    expect(priceChange(seen(total, true), 10_000, stated)).toEqual(change)
  })
})

describe('prices of different shoppers are not compared', () => {
  test.each([
    ['the price was another shopper’s, as far as the server knows', true, defaultTerms],
    ['a price by default terms was seen, and the terms were stated since', false, stated],
  ])('%s', (_, isPersonal, terms) => {
    expect(priceChange(seen(9_000, isPersonal), 10_000, terms)).toEqual({ kind: 'none' })
  })
})

const linked: LinkedOffer = {
  itemIdCp: '77012',
  total: 13_000,
  delivery: 3000,
  way: 'card',
  isPersonal: false,
}
const price = truePrice(
  { cash: 10_000, card: null, eventCard: '', costDelivery: { kind: 'paid', fee: 3000 } },
  defaultTerms,
)

describe('"passed at once where nothing has changed (price, delivery, condition)"', () => {
  test.each<[string, Partial<LinkedOffer>, PaymentTerms, boolean]>([
    ['nothing', {}, defaultTerms, true],
    ['the price', { total: 12_900 }, defaultTerms, false],
    ['delivery, at the same total', { delivery: 2500 }, defaultTerms, false],
    ['delivery, which was unknown', { delivery: 'unknown' }, defaultTerms, false],
    ['the way of paying', { way: 'cash' }, defaultTerms, false],
    ['the terms', {}, stated, false],
    ['the owner of the terms', { isPersonal: true }, defaultTerms, false],
    ['nothing by stated terms', { isPersonal: true }, stated, true],
    ['an address without these values', { total: null, delivery: null, way: null }, defaultTerms, false],
    ['an address without the offer', { itemIdCp: null }, defaultTerms, false],
  ])('changed: %s', (_, changes, terms, wanted) => {
    expect(price && isAsSeen({ ...linked, ...changes }, price, terms)).toBe(wanted)
  })
})
