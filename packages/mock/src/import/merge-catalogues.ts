import type { Catalogue, CategoryNode, DeliveryTerms, Facet, Leaf } from '../catalogue/catalogue.ts'
import { createColumns } from '../catalogue/item-columns.ts'
import { plainColumns } from './catalogue-file.ts'
import { ImportError } from './import-error.ts'

/**
 * Merges catalogues into one. Makers and delivery terms are shared. Category trees are merged by id; the first
 * catalogue decides on names and places. A leaf in several catalogues gets the rows of all: facets with the same key
 * are merged, and a facet of only one catalogue has no value on the rows of the others. Items whose id is taken get a
 * new one above all others. Groups of variants stay separate.
 *
 * @throws ImportError if there are too many makers or delivery terms for one catalogue, or if a category has items in
 * one catalogue and children in another
 */
export function mergeCatalogues(...catalogues: readonly Catalogue[]): Catalogue {
  const makers = new Map<string, number>()
  const deliveries = new Map<string, { terms: DeliveryTerms; at: number }>()
  const leaves = new Map<string, Leaf>()
  const taken = new Set<number>()
  let groups = 0
  let nextId =
    1 + maximum(catalogues.flatMap(each => [...each.leaves.values()].map(leaf => maximum(leaf.items.ids))))
  for (const catalogue of catalogues) {
    const makerAt = catalogue.makers.map(name => {
      const place = makers.get(name) ?? makers.size
      makers.set(name, place)
      return place
    })
    const deliveryAt = catalogue.deliveries.map(terms => {
      const key = JSON.stringify(Object.entries(terms).sort())
      const known = deliveries.get(key) ?? { terms, at: deliveries.size }
      deliveries.set(key, known)
      return known.at
    })
    const firstGroup = groups
    for (const leaf of catalogue.leaves.values()) {
      const { items } = leaf
      const ids = items.ids.map(id => (taken.has(id) ? nextId++ : id))
      for (const id of ids) taken.add(id)
      const moved = {
        ...items,
        ids,
        makers: items.makers.map(maker => makerAt[maker] ?? 0),
        deliveries: items.deliveries.map(terms => deliveryAt[terms] ?? 0),
        // 0 means no group.
        groups: items.groups.map(group => (group === 0 ? 0 : group + firstGroup)),
      }
      groups = Math.max(groups, maximum(moved.groups))
      const known = leaves.get(leaf.cateId)
      const own = { ...leaf, items: { ...moved, text: (row: number) => items.text(row) } }
      leaves.set(leaf.cateId, known ? appendLeaf(known, own) : own)
    }
  }
  if (makers.size > 65_535)
    throw new ImportError(`the catalogues have ${makers.size} makers, but one can have no more than 65,535`)
  if (deliveries.size > 255)
    throw new ImportError(
      `the catalogues have ${deliveries.size} delivery terms, but one can have no more than 255`,
    )
  if (nextId > 2 ** 32) throw new ImportError('the catalogues have more items than there are ids')
  const roots = mergeTrees(catalogues.map(each => each.roots))
  for (const { cateId, name, children } of allNodes(roots)) {
    if (children.length > 0 && leaves.has(cateId))
      throw new ImportError(`category ${cateId} (${name}) has items in one catalogue and children in another`)
  }
  return {
    seed: catalogues[0]?.seed ?? 0,
    roots,
    makers: [...makers.keys()],
    deliveries: [...deliveries.values()].map(each => each.terms),
    leaves,
  }
}

/** Appends the rows of one leaf to another. Facets with the same key are merged, and so are their values. */
function appendLeaf(first: Leaf, second: Leaf): Leaf {
  const own = second.facets.filter(facet => !first.facets.some(each => each.key === facet.key))
  const facets = [...first.facets.map(facet => joinValues(facet, second)), ...own]
  const before = first.items.size
  const table = createColumns(before + second.items.size, facets.length)
  for (const name of plainColumns) {
    table[name].set(first.items[name])
    table[name].set(second.items[name], before)
  }
  facets.forEach((facet, at) => {
    table.specs[at]?.set(codesIn(first, facet))
    table.specs[at]?.set(codesIn(second, facet), before)
  })
  /** Asks the leaf that a row comes from. */
  const from = <T>(row: number, ask: (leaf: Leaf, row: number) => T): T =>
    row < before ? ask(first, row) : ask(second, row - before)
  return {
    ...first,
    facets,
    items: { ...table, text: row => from(row, ({ items }, own) => items.text(own)) },
    partOf: row => from(row, (leaf, own) => leaf.partOf?.(own)),
    figures: row => from(row, (leaf, own) => leaf.figures?.(own)),
  }
}

function joinValues(facet: Facet, second: Leaf): Facet {
  const others = second.facets.find(each => each.key === facet.key)?.values ?? []
  const added = others.filter(value => !facet.values.some(each => each.key === value.key))
  return { ...facet, values: [...facet.values, ...added] }
}

/** A leaf's column of a facet, in the numbers of the joined facet; empty if it has none. */
function codesIn(leaf: Leaf, facet: Facet): Uint16Array {
  const at = leaf.facets.findIndex(each => each.key === facet.key)
  const places = leaf.facets[at]?.values.map(
    ({ key }) => facet.values.findIndex(each => each.key === key) + 1,
  )
  const codes = leaf.items.specs[at] ?? new Uint16Array()
  return codes.map(code => (code === 0 ? 0 : (places?.[code - 1] ?? 0)))
}

/**
 * Merges category trees by id. A category keeps its name and place from the first tree that has it, wherever later
 * trees put it. Parents that would remain empty are left out.
 */
export function mergeTrees(trees: readonly (readonly CategoryNode[])[]): readonly CategoryNode[] {
  const roots: CategoryNode[] = []
  const childrenOf = new Map<string, CategoryNode[]>()
  const merge = (nodes: readonly CategoryNode[], siblings: CategoryNode[]): void => {
    for (const node of nodes) {
      const known = childrenOf.get(node.cateId)
      const children = known ?? []
      childrenOf.set(node.cateId, children)
      merge(node.children, children)
      if (known) continue
      if (node.children.length > 0 && children.length === 0) childrenOf.delete(node.cateId)
      else siblings.push({ ...node, children })
    }
  }
  for (const tree of trees) merge(tree, roots)
  return roots
}

function maximum(values: Iterable<number>): number {
  let largest = 0
  for (const value of values) largest = Math.max(largest, value)
  return largest
}

function allNodes(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  return nodes.flatMap(node => [node, ...allNodes(node.children)])
}
