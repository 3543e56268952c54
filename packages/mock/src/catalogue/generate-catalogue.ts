import { at } from './at.ts'
import type { Catalogue, CategoryNode, Leaf } from './catalogue.ts'
import categories from './categories.json' with { type: 'json' }
import { deliveries } from './deliveries.ts'
import { fillMarket } from './fill-market.ts'
import { type Counters, createColumns } from './item-columns.ts'
import { makers, type PreparedLeaf, preparedLeaves } from './leaves.ts'
import { createRandom, hash } from './random.ts'

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
    preparedLeaves.map(({ weight }) => weight),
  )
  const counters: Counters = { group: 0, item: firstItemId }
  const leaves = preparedLeaves.map((leaf, index) => fillLeaf(leaf, at(sizes, index), seed, counters))
  return {
    seed,
    roots: categories.roots.map(rootOf),
    makers,
    deliveries,
    leaves: new Map(leaves.map(leaf => [leaf.cateId, leaf])),
  }
}

/** Shares a whole number out by weight; the shares add up to it. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let before = 0
  let given = 0
  return weights.map(weight => {
    before += weight
    const share = Math.round((total * before) / sum) - given
    given += share
    return share
  })
}

function fillLeaf(prepared: PreparedLeaf, size: number, seed: number, counters: Counters): Leaf {
  const { cateId, picture, facets, partOf } = prepared
  const random = createRandom(hash(seed, cateId))
  const columns = createColumns(size, facets.length)
  const assortment = prepared.fill(columns, random, counters)
  fillMarket(columns, assortment, prepared, random, counters)
  const leaf = { cateId, picture, facets, items: { ...columns, text: assortment.text } }
  return partOf === undefined ? leaf : { ...leaf, partOf }
}

/** A root of the tree. Middle categories and leaves belong to the category whose id is a prefix of theirs. */
function rootOf({ cateId, name, middles }: (typeof categories.roots)[number]): CategoryNode {
  const children = middles.map(middle => ({
    ...middle,
    children: preparedLeaves
      .filter(leaf => leaf.cateId.startsWith(middle.cateId))
      .map(leaf => ({ cateId: leaf.cateId, name: leaf.name, children: [] })),
  }))
  return { cateId, name, children }
}
