import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from './at.ts'
import { flag } from './catalogue.ts'
import { wholePrice } from './fill-market.ts'
import { generateCatalogue } from './generate-catalogue.ts'

const catalogue = generateCatalogue()
const rows = Array.from(catalogue.leaves.values()).flatMap(({ items }) =>
  Array.from({ length: items.size }, (_, row) => ({
    state: at(items.states, row),
    cash: at(items.cash, row),
    card: at(items.card, row),
    delivery: at(catalogue.deliveries, at(items.deliveries, row)).kind,
    malls: at(items.malls, row),
    reviews: at(items.reviews, row),
    score: at(items.scores, row),
    popularity: at(items.popularity, row),
    flags: at(items.flags, row),
  })),
)
const share = (part: typeof rows): number => part.length / rows.length

describe('prices', () => {
  test('exist only for items for sale', () => {
    for (const { state, cash, card, malls } of rows) {
      expect([cash > 0, card > 0, malls > 0]).toEqual(Array(3).fill(state === 3))
      expect(cash % 10).toBe(0)
      expect(card % 10).toBe(0)
    }
  })

  test('about a tenth of the items is not for sale', () => {
    expect(share(rows.filter(({ state }) => state === 3))).toBeGreaterThan(0.87)
    for (const other of [0, 1, 2]) {
      const found = share(rows.filter(({ state }) => state === other))
      expect(found).toBeGreaterThan(0.01)
      expect(found).toBeLessThan(0.07)
    }
  })

  test('are lower by card for 5 to 25 % of the items', () => {
    const sold = rows.filter(({ state }) => state === 3)
    const lower = sold.filter(({ cash, card }) => card < cash).length / sold.length
    expect(lower).toBeGreaterThan(0.05)
    expect(lower).toBeLessThan(0.25)
  })

  test('cover every kind of delivery and every flag', () => {
    for (const kind of ['free', 'paid', 'free-above', 'unknown'])
      expect(share(rows.filter(({ delivery }) => delivery === kind))).toBeGreaterThan(0.02)
    for (const bit of Object.values(flag)) expect(rows.some(({ flags }) => (flags & bit) !== 0)).toBe(true)
  })

  test('popular items have more reviews and malls', () => {
    const sorted = rows.filter(({ state }) => state === 3).toSorted((a, b) => b.popularity - a.popularity)
    const sum = (part: typeof rows, key: 'reviews' | 'malls'): number =>
      part.reduce((all, row) => all + row[key], 0)
    for (const key of ['reviews', 'malls'] as const)
      expect(sum(sorted.slice(0, 1000), key)).toBeGreaterThan(3 * sum(sorted.slice(-1000), key))
  })

  test('only reviewed items have a score', () => {
    for (const { reviews, score } of rows) {
      expect(score > 0).toBe(reviews > 0)
      expect(score).toBeLessThanOrEqual(50)
    }
  })
})

describe('wholePrice', () => {
  test('stays close to the price and ends in 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_000_000 }), fc.nat(19), (price, style) => {
        const tag = wholePrice(price, style)
        expect(tag % 10).toBe(0)
        expect(Math.abs(tag - price)).toBeLessThanOrEqual(Math.max(60, price * 0.012))
      }),
    )
  })
})
