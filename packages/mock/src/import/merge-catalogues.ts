import type { Catalogue, CategoryNode, DeliveryTerms, Leaf } from '../catalogue/catalogue.ts'
import { appendLeaf } from './append-leaf.ts'
import { ImportError } from './import-error.ts'
import { mergeTrees } from './merge-trees.ts'
import { moveLeaf } from './move-leaf.ts'

/**
 * Puts catalogues side by side as one. Makers and delivery terms are shared; category trees are merged by id, the
 * first catalogue's names and places standing. A leaf that several have keeps the rows of all: facets of equal key
 * are one with the values of both, facets that only one has stay unstated on the other's rows. Items whose ids are
 * taken already get new ones above all others, and groups of variants are kept apart.
 *
 * @throws ImportError when they have more makers or delivery terms than a catalogue can tell apart, or when a
 * category has items in one and children in another
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
    throw new ImportError(`the catalogues have ${makers.size} makers; 65,535 fit into one`)
  if (deliveries.size > 255)
    throw new ImportError(`the catalogues have ${deliveries.size} delivery terms; 255 fit into one`)
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
