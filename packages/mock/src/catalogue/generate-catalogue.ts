import { at } from './at.ts'
import type { Catalogue, CategoryNode, Leaf } from './catalogue.ts'
import { deliveries } from './deliveries.ts'
import { type Department, departments } from './departments.ts'
import { fillMarket } from './fill-market.ts'
import { type Counters, createColumns } from './item-columns.ts'
import { makers, preparedLeaves } from './prepared-leaves.ts'
import { createRandom, hash } from './random.ts'
import { shareOut } from './share-out.ts'

export interface CatalogueOptions {
  /** Number of items in all leaves together; 10,000 where not said. */
  readonly items?: number
  /** The same seed and number always give the same catalogue; 1 where not said. */
  readonly seed?: number
}

const firstItemId = 1_000_000

/** Generates a catalogue of Korean shops from a seed. Texts are created on demand. */
export function generateCatalogue({ items = 10_000, seed = 1 }: CatalogueOptions = {}): Catalogue {
  const sizes = shareOut(
    items,
    preparedLeaves.map(({ plan }) => plan.weight),
  )
  const counters: Counters = { group: 0, item: firstItemId }
  const leaves = preparedLeaves.map((leaf, index) => fillLeaf(leaf, at(sizes, index), seed, counters))
  return {
    seed,
    roots: departments.map(rootOf),
    makers,
    deliveries,
    leaves: new Map(leaves.map(leaf => [leaf.cateId, leaf])),
  }
}

function fillLeaf(
  { plan, prepared }: (typeof preparedLeaves)[number],
  size: number,
  seed: number,
  counters: Counters,
): Leaf {
  const { cateId, picture } = plan
  const { facets, fill, partOf } = prepared
  const random = createRandom(hash(seed, cateId))
  const columns = createColumns(size, facets.length)
  const assortment = fill(columns, random, counters)
  fillMarket(columns, assortment, plan, random, counters)
  const leaf = { cateId, picture, facets, items: { ...columns, text: assortment.text } }
  return partOf === undefined ? leaf : { ...leaf, partOf }
}

function rootOf({ cateId, name, middles, leaves }: Department): CategoryNode {
  const children = middles.map(middle => ({
    cateId: middle.cateId,
    name: middle.name,
    children: leaves
      .filter(leaf => leaf.cateId.startsWith(middle.cateId))
      .map(leaf => ({ cateId: leaf.cateId, name: leaf.name, children: [] })),
  }))
  return { cateId, name, children }
}
