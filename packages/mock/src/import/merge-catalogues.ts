import type { Catalogue, CategoryNode, DeliveryTerms, Leaf } from '../catalogue/catalogue.ts'
import { appendLeaf } from './append-leaf.ts'
import { ImportError } from './import-error.ts'
import { mergeTrees } from './merge-trees.ts'
import { moveLeaf } from './move-leaf.ts'

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
    const makerAt = catalogue.makers.map(name => placeOf(makers, name))
    const deliveryAt = catalogue.deliveries.map(terms => {
      const key = JSON.stringify(Object.entries(terms).sort())
      const known = deliveries.get(key) ?? { terms, at: deliveries.size }
      deliveries.set(key, known)
      return known.at
    })
    const firstGroup = groups
    for (const leaf of catalogue.leaves.values()) {
      const idOf = (id: number): number => (taken.has(id) ? nextId++ : id)
      const moved = moveLeaf(leaf, { makerAt, deliveryAt, firstGroup, idOf })
      for (const id of moved.items.ids) taken.add(id)
      groups = Math.max(groups, maximum(moved.items.groups))
      const known = leaves.get(leaf.cateId)
      leaves.set(leaf.cateId, known ? appendLeaf(known, moved) : moved)
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
  for (const node of allNodes(roots)) {
    if (node.children.length > 0 && leaves.has(node.cateId)) {
      throw new ImportError(
        `category ${node.cateId} (${node.name}) has items in one catalogue and children in another`,
      )
    }
  }
  return {
    seed: catalogues[0]?.seed ?? 0,
    roots,
    makers: [...makers.keys()],
    deliveries: [...deliveries.values()].map(each => each.terms),
    leaves,
  }
}

function placeOf(places: Map<string, number>, name: string): number {
  const place = places.get(name) ?? places.size
  places.set(name, place)
  return place
}

function maximum(values: Iterable<number>): number {
  let largest = 0
  for (const value of values) largest = Math.max(largest, value)
  return largest
}

function allNodes(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  return nodes.flatMap(node => [node, ...allNodes(node.children)])
}
