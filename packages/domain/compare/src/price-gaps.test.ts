import { defaultTerms, truePrice } from '@jeoul/personal-price'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceGaps } from './price-gaps.ts'

const free = { kind: 'free' } as const
const offer = { cash: null, card: null, eventCard: '', costDelivery: free }
const pays = (cash: number) => truePrice({ ...offer, cash }, defaultTerms)
const open = (cash: number) => truePrice({ ...offer, cash, costDelivery: { kind: 'unknown' } }, defaultTerms)
const unreachable = (card: number) => truePrice({ ...offer, card, eventCard: '삼성카드' }, defaultTerms)

describe('"price difference in won"', () => {
  test.each([
    ['against the cheapest', [pays(12_000), pays(10_000), pays(11_500)], [2_000, 0, 1_500]],
    ['two as cheap', [pays(10_000), pays(10_000)], [0, 0]],
    ['without a price', [pays(12_000), null, pays(10_000)], [2_000, null, 0]],
    ['delivery unknown', [pays(12_000), open(8_000), pays(10_000)], [2_000, null, 0]],
    ['for a card they lack', [pays(12_000), unreachable(8_000), pays(10_000)], [2_000, null, 0]],
    ['nothing to compare with', [pays(12_000), null], [null, null]],
    ['no prices', [null, null], [null, null]],
  ])('%s', (_, prices, gaps) => {
    expect(priceGaps(prices)).toEqual(gaps)
  })

  test('never below zero, and zero for the cheapest', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 8 }), amounts => {
        const gaps = priceGaps(amounts.map(pays))
        expect(gaps.every(gap => gap !== null && gap >= 0)).toBe(true)
        expect(gaps[amounts.indexOf(Math.min(...amounts))]).toBe(0)
      }),
    )
  })
})
