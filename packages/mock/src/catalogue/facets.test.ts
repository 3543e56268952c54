import { describe, expect, test } from 'vitest'
import { at } from './at.ts'
import { generateCatalogue } from './generate-catalogue.ts'

const catalogue = generateCatalogue({ items: 20_000 })
const leaves = Array.from(catalogue.leaves.values())
const keyPattern = /^[a-z0-9_.-]{1,40}$/

describe('facets', () => {
  test.each(leaves.map(leaf => [leaf.cateId, leaf] as const))(
    'of %s are 8 to 15, with keys that fit and differ',
    (_, { facets }) => {
      expect(facets.length).toBeGreaterThanOrEqual(8)
      expect(facets.length).toBeLessThanOrEqual(15)
      expect(new Set(facets.map(({ key }) => key)).size).toBe(facets.length)
      for (const { key, values } of facets) {
        expect(key).toMatch(keyPattern)
        expect(new Set(values.map(value => value.key)).size).toBe(values.length)
        expect(new Set(values.map(value => value.name)).size).toBe(values.length)
        for (const value of values) expect(value.key).toMatch(keyPattern)
      }
    },
  )

  test('hold every value a row points to', () => {
    for (const { facets, items } of leaves) {
      const highest = items.specs.map(column => column.reduce((high, spec) => Math.max(high, spec), 0))
      for (const [index, spec] of highest.entries()) {
        expect(spec).toBeLessThanOrEqual(at(facets, index).values.length)
      }
    }
  })

  test('regression: a row said 미포함, but not what is left out', () => {
    const bare = leaves.flatMap(({ items: { size, text } }) =>
      Array.from({ length: size }, (_, row) => text(row)).filter(({ keySpecs }) =>
        keySpecs.some(spec => spec.startsWith('미포함')),
      ),
    )
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  test.each([
    ['121010', 'memory'],
    ['121010', 'ssd'],
    ['111212', 'total'],
    ['111213', 'memory'],
    ['111410', 'capacity'],
    ['151010', 'storage'],
    ['161010', 'size'],
    ['221010', 'rolls'],
    ['281010', 'weight'],
  ])('of %s agree with the name in %s', (cateId, key) => {
    const leaf = catalogue.leaves.get(cateId)
    if (leaf === undefined) throw new Error(`there is no category ${cateId}`)
    const index = leaf.facets.findIndex(facet => facet.key === key)
    expect(leaf.items.size).toBeGreaterThan(100)
    for (let row = 0; row < leaf.items.size; row++) {
      const value = at(at(leaf.facets, index).values, at(at(leaf.items.specs, index), row) - 1).name
      expect(leaf.items.text(row).name).toMatch(new RegExp(`(?<![\\d.])${value.replace('인치', '')}`))
    }
  })
})
