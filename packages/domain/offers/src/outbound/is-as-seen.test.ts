import { defaultTerms, type PaymentTerms, truePrice } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { isAsSeen } from './is-as-seen.ts'
import type { LinkedOffer } from './read-link-search.ts'

const seen: LinkedOffer = { itemIdCp: '77012', total: 13_000, delivery: 3000, way: 'card', isPersonal: false }
const stated: PaymentTerms = { ...defaultTerms, cards: ['삼성카드'] }
const price = truePrice(
  { cash: 10_000, card: null, eventCard: '', costDelivery: { kind: 'paid', fee: 3000 } },
  defaultTerms,
)

describe('"passed at once where nothing has changed (price, delivery, condition)"', () => {
  test.each<[string, Partial<LinkedOffer>, PaymentTerms, boolean]>([
    ['nothing', {}, defaultTerms, true],
    ['the price', { total: 12_900 }, defaultTerms, false],
    ['delivery, at the same total', { delivery: 2500 }, defaultTerms, false],
    ['delivery, which was not known', { delivery: 'unknown' }, defaultTerms, false],
    ['the way of paying', { way: 'cash' }, defaultTerms, false],
    ['the terms', {}, stated, false],
    ['whose terms they were', { isPersonal: true }, defaultTerms, false],
    ['nothing by stated terms', { isPersonal: true }, stated, true],
    ['an address that says nothing', { total: null, delivery: null, way: null }, defaultTerms, false],
    ['the offer, which is not named', { itemIdCp: null }, defaultTerms, false],
  ])('changed: %s', (_, changes, terms, wanted) => {
    expect(price && isAsSeen({ ...seen, ...changes }, price, terms)).toBe(wanted)
  })
})
