import { describe, expect, test } from 'vitest'
import { defaultTerms } from '../offer/payment-terms.ts'
import { truePrice } from '../offer/true-price.ts'
import { itemOffer } from './item-offer.ts'
import { itemOf } from './testing/item-of.ts'

const payers = { defaultTerms, whoPaysCash: { ...defaultTerms, cash: true } }

function priceOf(changes: Parameters<typeof itemOf>[0], payer: keyof typeof payers = 'defaultTerms') {
  const offer = itemOffer(itemOf(changes))
  const price = offer && truePrice(offer, payers[payer])
  return price && [price.total, price.isOpen]
}

describe('내 결제가 of a row, delivery included', () => {
  test.each<[string, Parameters<typeof itemOf>[0], number | null, number | null]>([
    ['one price for all', { cash: 10_000, card: 10_000 }, 10_000, 10_000],
    ['a cash price that cards do not get', { cash: 9_000, card: 10_000 }, 10_000, 9_000],
    ['an event of a card that nobody named', { cash: 10_000, card: 8_000 }, 10_000, 10_000],
    ['no card price', { cash: 10_000, card: null }, 10_000, 10_000],
    ['a card price alone', { cash: null, card: 10_000 }, 10_000, 10_000],
    ['no price', { cash: null, card: null }, null, null],
    ['단종', { price_state: 0 }, null, null],
    ['일시품절', { price_state: 1 }, null, null],
  ])('%s', (_, changes, forDefaultTerms, inCash) => {
    expect(priceOf(changes)?.[0] ?? null).toBe(forDefaultTerms)
    expect(priceOf(changes, 'whoPaysCash')?.[0] ?? null).toBe(inCash)
  })

  test('"Unknown delivery is unknown, never free"', () => {
    expect(priceOf({ delivery: { kind: 'unknown' } })).toEqual([10_000, true])
    expect(priceOf({ delivery: { kind: 'paid', fee: 3_000 } })).toEqual([13_000, false])
  })
})
