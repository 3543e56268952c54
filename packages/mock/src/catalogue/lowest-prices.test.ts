import { expect, test } from 'vitest'
import { generateCatalogue } from './generate-catalogue.ts'
import { lowestPrices } from './lowest-prices.ts'

test('generated prices cover every case: conditions, options, unknown delivery', () => {
  const catalogue = generateCatalogue({ items: 2000 })
  const all = [...catalogue.leaves.values()].flatMap(leaf =>
    Array.from({ length: leaf.items.size }, (_, row) => lowestPrices(catalogue, leaf, row) ?? []).flat(),
  )
  const share = (isMeant: (lowest: (typeof all)[number]) => unknown) =>
    all.filter(isMeant).length / all.length
  expect(share(({ any }) => any.delivery === null)).toBeGreaterThan(0.002)
  expect(share(({ any }) => any.unsure)).toBeGreaterThan(0.01)
  expect(share(({ any }) => any.unsure)).toBeLessThan(0.2)
  expect(share(({ any }) => any.coupon)).toBeLessThan(0.15)
  expect(share(({ any }) => any.options)).toBeGreaterThan(0.001)
  expect(share(({ cash }) => cash?.cash_only)).toBeGreaterThan(0.1)
  expect(share(({ card }) => card?.card)).toBeGreaterThan(0.3)
  for (const { any, card, cash } of all) {
    expect(any.card ?? any.cash_only).toBeUndefined()
    expect(Math.max(card?.total ?? 0, cash?.total ?? 0)).toBeLessThanOrEqual(any.total)
  }
})
