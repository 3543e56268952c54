import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adsOf } from './ads.ts'
import { at } from './at.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { offersOf } from './offers.ts'

const catalogue = generateCatalogue({ items: 3000 })
const leaves = Array.from(catalogue.leaves.values())
const anyRow = fc.constantFrom(...leaves.filter(({ items }) => items.size > 0)).chain(leaf =>
  fc.record({
    leaf: fc.constant(leaf),
    row: fc.nat(leaf.items.size - 1),
    type: fc.constantFrom('cash' as const, 'card' as const),
  }),
)

describe('offersOf', () => {
  test('agrees with the list row in price, delivery and number of malls', () => {
    fc.assert(
      fc.property(anyRow, ({ leaf, row, type }) => {
        const offers = offersOf(catalogue, leaf, row, { type })
        expect(offers).toEqual(offersOf(catalogue, leaf, row, { type }))
        expect(offers).toHaveLength(at(leaf.items.malls, row))
        const [first] = offers
        if (first === undefined) {
          expect(at(leaf.items.states, row)).not.toBe(3)
          return
        }
        expect(first.price).toBe(at(leaf.items[type], row))
        expect(first.delivery).toBe(at(catalogue.deliveries, at(leaf.items.deliveries, row)))
        expect(offers.map(({ price }) => price)).toEqual(
          offers.map(({ price }) => price).toSorted((a, b) => a - b),
        )
        expect(new Set(offers.map(({ mallName }) => mallName)).size).toBe(offers.length)
        if (type === 'cash') for (const { eventCard } of offers) expect(eventCard).toBe('')
      }),
    )
  })

  test('names promise no delivery and no discount that the terms do not have', () => {
    fc.assert(
      fc.property(anyRow, ({ leaf, row }) => {
        for (const { itemNameCp } of offersOf(catalogue, leaf, row))
          expect(itemNameCp).not.toMatch(/배송|할인/)
      }),
    )
  })

  test('differs between cash and card only in price and event card', () => {
    fc.assert(
      fc.property(anyRow, ({ leaf, row }) => {
        const [cash, card] = (['cash', 'card'] as const).map(type => offersOf(catalogue, leaf, row, { type }))
        const byMall = new Map(card?.map(offer => [offer.mallId, offer]))
        for (const { price, eventCard, ...offer } of cash ?? []) {
          const twin = byMall.get(offer.mallId)
          expect(twin).toMatchObject(offer)
          expect(offer.cashOnly).toBe((twin?.price ?? 0) > price)
          expect(twin?.eventCard !== '').toBe((twin?.price ?? 0) < price)
        }
      }),
    )
  })

  test('no coupon undercuts the lowest price, and the cheapest offer has no required options', () => {
    fc.assert(
      fc.property(anyRow, ({ leaf, row }) => {
        const [first, ...others] = offersOf(catalogue, leaf, row)
        for (const { price, discounts } of others) {
          const coupon = discounts.find(({ kind }) => kind === 'coupon')?.amount ?? 0
          expect(price - coupon).toBeGreaterThanOrEqual(first?.price ?? 0)
        }
        expect(first?.requiredOptions ?? []).toEqual([])
        expect(first?.isAd ?? false).toBe(false)
      }),
    )
  })

  test('covers every case: options, discounts, regions, fees for each piece, placements', () => {
    const offers = leaves.flatMap(leaf =>
      leaf.items.size > 0 ? offersOf(catalogue, leaf, Math.floor(leaf.items.size / 2)) : [],
    )
    const kinds = new Set(offers.flatMap(({ discounts }) => discounts.map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(['coupon', 'membership', 'card']))
    expect(offers.some(({ requiredOptions }) => requiredOptions.length > 0)).toBe(true)
    expect(new Set(offers.map(({ regions }) => regions === undefined)).size).toBe(2)
    expect(offers.some(({ delivery }) => delivery.kind === 'paid' && delivery.each !== undefined)).toBe(true)
    expect(offers.some(({ isAd }) => isAd)).toBe(true)
  })

  test('puts the minishop of an item first', () => {
    const sold = leaves.flatMap(leaf =>
      Array.from({ length: leaf.items.size }, (_, row) => ({
        leaf,
        row,
        shop: leaf.items.text(row).minishop,
      })).filter(({ row, shop }) => shop !== undefined && leaf.items.states[row] === 3),
    )
    expect(sold.length).toBeGreaterThan(10)
    for (const { leaf, row, shop } of sold) {
      const first = at(offersOf(catalogue, leaf, row), 0)
      expect(first.mallName).toBe(shop)
      expect(first.idxBManager).toBeGreaterThan(1)
    }
  })
})

describe('adsOf', () => {
  test('picks different rows that have a price, the same ones every time', () => {
    for (const leaf of leaves) {
      const rows = adsOf(leaf, 3)
      expect(rows).toEqual(adsOf(leaf, 3))
      expect(rows).toEqual(adsOf(leaf, 5).slice(0, 3))
      expect(new Set(rows).size).toBe(rows.length)
      for (const row of rows) expect(leaf.items.states[row]).toBe(3)
    }
  })
})
