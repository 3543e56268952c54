import type { Facet, Leaf } from '../catalogue/catalogue.ts'
import { createColumns } from '../catalogue/item-columns.ts'
import { plainColumns } from './catalogue-file.ts'

/** Appends the rows of one leaf to another. Facets with the same key are merged, and so are their values. */
export function appendLeaf(first: Leaf, second: Leaf): Leaf {
  const own = second.facets.filter(facet => !first.facets.some(each => each.key === facet.key))
  const facets = [...first.facets.map(facet => joinValues(facet, findFacet(second, facet.key))), ...own]
  const size = first.items.size + second.items.size
  const table = createColumns(size, facets.length)
  for (const name of plainColumns) {
    table[name].set(first.items[name])
    table[name].set(second.items[name], first.items.size)
  }
  facets.forEach((facet, at) => {
    copyCodes(first, facet, table.specs[at], 0)
    copyCodes(second, facet, table.specs[at], first.items.size)
  })
  /** Asks the leaf that a row comes from. */
  const from = <T>(row: number, ask: (leaf: Leaf, row: number) => T): T =>
    row < first.items.size ? ask(first, row) : ask(second, row - first.items.size)
  return {
    ...first,
    facets,
    items: { ...table, text: row => from(row, ({ items }, own) => items.text(own)) },
    partOf: row => from(row, (leaf, own) => leaf.partOf?.(own)),
    figures: row => from(row, (leaf, own) => leaf.figures?.(own)),
  }
}

function findFacet(leaf: Leaf, key: string): Facet | undefined {
  return leaf.facets.find(facet => facet.key === key)
}

function joinValues(first: Facet, second: Facet | undefined): Facet {
  if (!second) return first
  const added = second.values.filter(value => !first.values.some(each => each.key === value.key))
  return { ...first, values: [...first.values, ...added] }
}

function copyCodes(leaf: Leaf, facet: Facet, target: Uint16Array | undefined, offset: number): void {
  const at = leaf.facets.findIndex(each => each.key === facet.key)
  const codes = leaf.items.specs[at]
  const places = leaf.facets[at]?.values.map(
    value => facet.values.findIndex(each => each.key === value.key) + 1,
  )
  if (!codes || !places || !target) return
  target.set(
    codes.map(code => (code === 0 ? 0 : (places[code - 1] ?? 0))),
    offset,
  )
}
