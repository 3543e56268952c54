import { describe, expect, test } from 'vitest'
import { pictureKinds } from '../pictures/draw-picture.ts'
import { at } from './at.ts'
import type { Catalogue, CategoryNode, Leaf } from './catalogue.ts'
import { today } from './epoch.ts'
import { generateCatalogue } from './generate-catalogue.ts'

const catalogue = generateCatalogue()
const leaves = Array.from(catalogue.leaves.values())

function summaryOf({ leaves, makers }: Catalogue): unknown {
  return [
    makers,
    ...Array.from(leaves.values(), ({ cateId, facets, items }) => [
      cateId,
      facets,
      { ...items, text: 0 },
      textsOf(items),
    ]),
  ]
}

function textsOf({ size, text }: Leaf['items']): unknown[] {
  return Array.from({ length: size }, (_, row) => text(row))
}

function leafIds(nodes: readonly CategoryNode[]): string[] {
  return nodes.flatMap(node => (node.children.length === 0 ? [node.cateId] : leafIds(node.children)))
}

describe('generateCatalogue', () => {
  test('gives the same catalogue for the same seed and another for another', () => {
    const [first, again, other] = [1, 1, 2].map(seed => summaryOf(generateCatalogue({ items: 600, seed })))
    expect(first).toEqual(again)
    expect(first).not.toEqual(other)
  })

  test.each([0, 1, 50, 5000])('makes exactly %i items', items => {
    const sizes = Array.from(generateCatalogue({ items }).leaves.values(), leaf => leaf.items.size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(items)
  })

  test('gives every item an id of its own', () => {
    const ids = leaves.flatMap(leaf => Array.from(leaf.items.ids))
    expect(new Set(ids).size).toBe(10_000)
    expect(Math.min(...ids)).toBeGreaterThan(1_000_000)
  })

  test('has two trees of three levels with at least 60 leaves, whose ids begin with those of their parents', () => {
    const ids = leafIds(catalogue.roots)
    expect(ids.toSorted()).toEqual(Array.from(catalogue.leaves.keys()).toSorted())
    expect(ids.length).toBeGreaterThanOrEqual(60)
    for (const root of catalogue.roots) {
      expect(root.cateId).toMatch(/^[12]\d$/)
      for (const middle of root.children) {
        expect(middle.cateId).toMatch(new RegExp(`^${root.cateId}\\d\\d$`))
        expect(middle.children.length).toBeGreaterThan(0)
        for (const leaf of middle.children)
          expect(leaf.cateId).toMatch(new RegExp(`^${middle.cateId}\\d\\d$`))
      }
    }
  })

  test('gives the products of a category different names', () => {
    for (const { cateId, items } of leaves) {
      const names = Array.from({ length: items.size }, (_, row) => items.text(row).name)
      expect(new Set(names).size, cateId).toBe(items.size)
    }
  })

  test('gives every category a picture that exists', () => {
    for (const { picture } of leaves) expect(pictureKinds).toContain(picture)
  })

  test('registers no item after its own today', () => {
    for (const { items } of leaves) for (const day of items.registered) expect(day).toBeLessThanOrEqual(today)
  })

  test('gives the variants of a product different labels', () => {
    for (const { cateId, items } of leaves) {
      const labels = new Map<number, string[]>()
      for (let row = 0; row < items.size; row++) {
        const group = at(items.groups, row)
        const { variantLabel } = items.text(row)
        expect(variantLabel !== undefined, `${cateId} ${row}`).toBe(group !== 0)
        if (group !== 0) labels.set(group, [...(labels.get(group) ?? []), variantLabel ?? ''])
      }
      for (const found of labels.values()) {
        expect(found.length, cateId).toBeGreaterThan(1)
        expect(new Set(found).size, `${cateId} ${found.join()}`).toBe(found.length)
      }
    }
  })
})
